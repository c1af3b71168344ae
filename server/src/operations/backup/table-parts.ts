import { createHash } from 'node:crypto'
import type { ContentHash } from './manifest.ts'
import type { BackupRow } from './read-table.ts'

const partBytes = 1024 * 1024

function lineOf(row: BackupRow): string {
  const columns = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(columns))}\n`
}

export async function* tableParts(rows: AsyncIterable<BackupRow>): AsyncGenerator<Buffer> {
  let lines: string[] = []
  let length = 0
  for await (const row of rows) {
    const line = lineOf(row)
    lines.push(line)
    length += line.length
    if (length < partBytes) continue
    yield Buffer.from(lines.join(''))
    lines = []
    length = 0
  }
  if (length > 0) yield Buffer.from(lines.join(''))
}

export function createTableHash() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(part: Buffer): void {
      hash.update(part)
      for (const byte of part) if (byte === newline) rows++
    },
    result: (): ContentHash => ({ rows, sha256: hash.digest('hex') }),
  }
}

const newline = 0x0a
