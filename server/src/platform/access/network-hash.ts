import { createHmac } from 'node:crypto'
import type { Db } from '../db/open.ts'

export type NetworkHash = (text: string, tables?: Db) => Promise<string>

export function createNetworkHash(db: Db): NetworkHash {
  let key: string | undefined
  return async (text, tables = db) => {
    key ??= (
      await tables
        .selectFrom('serverKeys')
        .select('value')
        .where('name', '=', 'known-places')
        .executeTakeFirstOrThrow()
    ).value
    return createHmac('sha256', key).update(text).digest('base64url')
  }
}
