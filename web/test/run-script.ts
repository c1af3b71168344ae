/** Runs a script imported with `?script` on the rendered page. */
export function runScript(script: string): void {
  new Function(script)()
}
