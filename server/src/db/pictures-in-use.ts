import { sql } from 'kysely'
import type { Db } from './open.ts'

/** The columns that name uploaded pictures. */
export const pictureColumns = {
  events: 'image',
  faculty: 'photo',
  students: 'profilePhoto',
} as const

/** Addresses of all uploaded pictures that rows name. */
export async function picturesInUse(db: Db): Promise<Set<string>> {
  const addresses = new Set<string>()
  for (const [table, column] of Object.entries(pictureColumns)) {
    const named = sql<{ address: string }>`
      select ${sql.ref(column)} as address from ${sql.table(table)} where ${sql.ref(column)} is not null`
    for (const { address } of (await named.execute(db)).rows) addresses.add(address)
  }
  return addresses
}
