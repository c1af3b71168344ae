import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { filesAtOnce, hashOf } from './copy-pictures.ts'
import type { Inspected } from './inspect-archive.ts'
import { readBackupTable } from './read-table.ts'
import { createTableHash, tableParts } from './table-parts.ts'
import { backedUpTables } from './tables.ts'

export type Comparison = { name: string; expected: number; found: number; isSame: boolean }

export async function compareTables(
  db: Db,
  engine: Engine,
  { manifest }: Inspected,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const name of backedUpTables) {
    const expected = manifest.tables[name]
    if (!expected) continue
    const sum = createTableHash()
    for await (const part of tableParts(readBackupTable(db, engine, name))) sum.add(part)
    const { rows, sha256 } = sum.result()
    const isSame = rows === expected.rows && sha256 === expected.sha256
    comparisons.push({ name, expected: expected.rows, found: rows, isSame })
  }
  return comparisons
}

export async function comparePictures(
  store: FileStore,
  { pictures }: Inspected,
): Promise<Comparison> {
  const files = [...pictures]
  let result = 0
  let same = 0
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const batch = files.slice(start, start + filesAtOnce)
    await Promise.all(
      batch.map(async ([name, expected]) => {
        const bytes = await store.read(name)
        if (!bytes) return
        result++
        if (hashOf(bytes).sha256 === expected.sha256) same++
      }),
    )
  }
  const expected = files.length
  return { name: 'uploaded files', expected, found: result, isSame: same === expected }
}
