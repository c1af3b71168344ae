import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'results')

/** Results of a run; ignored by git. */
export const resultsFile = (name: string) => join(folder, `${name}.json`)

export function writeResults(name: string, results: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(resultsFile(name), `${JSON.stringify(results, null, 2)}\n`)
}
