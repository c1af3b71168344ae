import { uploadColumns } from '../../platform/db/uploads-in-use.ts'
import { BackupError } from './backup-error.ts'
import type { ContentHash } from './manifest.ts'
import { readRows } from './read-rows.ts'
import { createTableHash } from './table-parts.ts'
import { type BackedUpTable, backedUpTables } from './tables.ts'

export function createTableInspection() {
  const seen = new Map(
    backedUpTables.map((table) => [
      table,
      { sum: createTableHash(), parts: 0, columns: new Set<string>() },
    ]),
  )
  const addresses = new Set<string>()

  return {
    addresses,
    add({ table, part }: { table: BackedUpTable; part: number }, bytes: Buffer): void {
      const result = seen.get(table)
      if (!result || part !== ++result.parts)
        throw new BackupError(`The parts of table ${table} are out of order`)
      result.sum.add(bytes)
      const named = uploadColumns.get(table) ?? []
      for (const row of readRows(bytes)) {
        result.columns.add(Object.keys(row).join())
        for (const address of named.map((column) => row[column]))
          if (typeof address === 'string') addresses.add(address)
      }
    },
    /** Rejects if tables and columns differ from the schema, or hashes from the manifest. */
    check(sums: Record<string, ContentHash>, schema: ReadonlyMap<string, string[]>): void {
      const expected = backedUpTables.filter((table) => schema.has(table))
      if (Object.keys(sums).toSorted().join() !== expected.toSorted().join())
        throw new BackupError('The tables in the backup don’t match this website')
      for (const [table, { sum, columns }] of seen) {
        const { rows, sha256 } = sum.result()
        const given = sums[table] ?? { rows: 0, sha256 }
        if (rows !== given.rows || sha256 !== given.sha256)
          throw new BackupError(`Table ${table} has changed since the backup was written`)
        const known = schema.get(table)?.join()
        if ([...columns].some((one) => one !== known))
          throw new BackupError(`The columns of table ${table} don’t match this website`)
      }
    },
  }
}
