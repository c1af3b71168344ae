import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { hashToken } from './tokens.ts'

/** Of a UUID, and of what proves that we made the link: guessing it is hopeless. */
const partBytes = 16

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * The tokens of mailed links, each made of the id of its row with a key of the database, so that a mail can be written at any
 * time and no table has one. `serverKeys` is in no backup: after a restore, earlier links are known by their hash in the row.
 */
export async function readLinkTokens(tables: Kysely<Database>) {
  const { value } = await tables
    .selectFrom('serverKeys')
    .select('value')
    .where('name', '=', 'links')
    .executeTakeFirstOrThrow()
  const proofOf = (id: Buffer) =>
    createHmac('sha256', value).update(id).digest().subarray(0, partBytes)
  const tokenOf = (id: string) => {
    const bytes = bytesOf(id)
    return Buffer.concat([bytes, proofOf(bytes)]).toString('base64url')
  }
  return {
    tokenOf,
    hashOf: (id: string) => hashToken(tokenOf(id)),
    /** The row that a token was made for; undefined when we did not make it with this key. */
    idIn(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, partBytes)
      const proof = bytes.subarray(partBytes)
      if (proof.length !== partBytes || !timingSafeEqual(proof, proofOf(id))) return undefined
      return uuidOf(id)
    },
  }
}

/** By which column, and what in it, the row of a mailed link is found. */
export async function rowOfLink(
  tables: Kysely<Database>,
  token: string,
): Promise<readonly ['_id' | 'token', string]> {
  const id = (await readLinkTokens(tables)).idIn(token)
  return id ? ['_id', id] : ['token', hashToken(token)]
}
