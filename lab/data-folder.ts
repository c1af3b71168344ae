import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Deleted when the process ends. */
export function dataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `college-${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function giveUpAfter(milliseconds: number): void {
  setTimeout(() => {
    process.stderr.write('The bench takes too long and gives up\n')
    process.exit(1)
  }, milliseconds).unref()
}
