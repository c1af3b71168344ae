/** Runs what pages bring as a plain script, `import script from '….ts?script'`, on what has been rendered. */
export function runScript(script: string): void {
  new Function(script)()
}
