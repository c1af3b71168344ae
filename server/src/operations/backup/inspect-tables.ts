import { uploadColumns } from '../../platform/db/uploads-in-use.ts'
import type { Sum } from './manifest.ts'
import { readRows } from './read-rows.ts'
import { BackupRefusal } from './refusal.ts'
import { createTableSum } from './table-parts.ts'
import { type KeptTable, keptTables } from './tables.ts'

export function createTableInspection() {
  const seen = new Map(
    keptTables.map((table) => [
      table,
      { sum: createTableSum(), parts: 0, columns: new Set<string>() },
    ]),
  )
  const addresses = new Set<string>()

  return {
    addresses,
    add({ table, part }: { table: KeptTable; part: number }, bytes: Buffer): void {
      const found = seen.get(table)
      if (!found || part !== ++found.parts)
        throw new BackupRefusal(`The parts of table ${table} are out of order`)
      found.sum.add(bytes)
      const named = uploadColumns.get(table) ?? []
      for (const row of readRows(bytes)) {
        found.columns.add(Object.keys(row).join())
        for (const address of named.map((column) => row[column]))
          if (typeof address === 'string') addresses.add(address)
      }
    },
    /** Rejects if tables and columns differ from the schema, or hashes from the manifest. */
    check(sums: Record<string, Sum>, schema: ReadonlyMap<string, string[]>): void {
      const expected = keptTables.filter((table) => schema.has(table))
      if (Object.keys(sums).toSorted().join() !== expected.toSorted().join())
        throw new BackupRefusal('The tables in the backup are not those of this website')
      for (const [table, { sum, columns }] of seen) {
        const { rows, sha256 } = sum.result()
        const given = sums[table] ?? { rows: 0, sha256 }
        if (rows !== given.rows || sha256 !== given.sha256)
          throw new BackupRefusal(`Table ${table} has changed since the backup was written`)
        const known = schema.get(table)?.join()
        if ([...columns].some((one) => one !== known))
          throw new BackupRefusal(`The columns of table ${table} are not those of this website`)
      }
    },
  }
}
