import { uploadColumns } from '../../platform/db/uploads-in-use.ts'
import type { Sum } from './manifest.ts'
import { readRows } from './read-rows.ts'
import { BackupRefusal } from './refusal.ts'
import { createTableSum } from './table-parts.ts'
import { type KeptTable, keptTables } from './tables.ts'

/** Looks at the tables of a backup, part by part, and then at the whole. */
export function createTableInspection() {
  const seen = new Map(
    keptTables.map((table) => [
      table,
      { sum: createTableSum(), parts: 0, columns: new Set<string>() },
    ]),
  )
  /** Of the pictures that rows name. */
  const addresses = new Set<string>()

  return {
    addresses,
    add({ table, part }: { table: KeptTable; part: number }, bytes: Buffer): void {
      const found = seen.get(table)
      if (!found || part !== ++found.parts)
        throw new BackupRefusal(`The parts of its table ${table} are not in order`)
      found.sum.add(bytes)
      const named = uploadColumns.get(table) ?? []
      for (const row of readRows(bytes)) {
        found.columns.add(Object.keys(row).join())
        for (const address of named.map((column) => row[column]))
          if (typeof address === 'string') addresses.add(address)
      }
    },
    /** Refuses tables and columns that are not those of the schema, and sums that are not those of the manifest. */
    check(sums: Record<string, Sum>, schema: ReadonlyMap<string, string[]>): void {
      const expected = keptTables.filter((table) => schema.has(table))
      if (Object.keys(sums).toSorted().join() !== expected.toSorted().join())
        throw new BackupRefusal('Its tables are not those of this website')
      for (const [table, { sum, columns }] of seen) {
        const { rows, sha256 } = sum.result()
        const given = sums[table] ?? { rows: 0, sha256 }
        if (rows !== given.rows || sha256 !== given.sha256)
          throw new BackupRefusal(`Its table ${table} is not the one that was written`)
        const known = schema.get(table)?.join()
        if ([...columns].some((one) => one !== known))
          throw new BackupRefusal(`Its table ${table} has other columns than this website`)
      }
    },
  }
}
