import { uploadNames } from 'contract/content/upload-fields'
import { records } from 'contract/records'
import { sql } from 'kysely'
import type { Db } from './open.ts'

const ofRecords = Object.entries(records).map(
  ([table, { fields }]) => [table, uploadNames(fields)] as const,
)

export const uploadColumns: ReadonlyMap<string, readonly string[]> = new Map([
  ...ofRecords,
  ['students', ['profilePhoto']],
  ['profileChanges', ['photo']],
  ['libraryVersions', ['address', 'cut', 'origin']],
])

export async function uploadsInUse(db: Db): Promise<Set<string>> {
  const addresses = new Set<string>()
  const columns = [...uploadColumns].flatMap(([table, names]) =>
    names.map((column) => ({ table, column })),
  )
  for (const { table, column } of columns) {
    const named = sql<{ address: string }>`
      select ${sql.ref(column)} as address from ${sql.table(table)} where ${sql.ref(column)} is not null`
    for (const { address } of (await named.execute(db)).rows) addresses.add(address)
  }
  return addresses
}
