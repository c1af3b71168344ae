import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'results')

/** Where a run of this name leaves what it found; git ignores it. */
export const resultsFile = (name: string) => join(folder, `${name}.json`)

export function writeResults(name: string, results: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(resultsFile(name), `${JSON.stringify(results, null, 2)}\n`)
}
