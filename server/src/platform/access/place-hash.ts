import { createHmac } from 'node:crypto'
import type { Db } from '../db/open.ts'

export type PlaceHash = (text: string, tables?: Db) => Promise<string>

export function createPlaceHash(db: Db): PlaceHash {
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
