import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { hashToken } from '../tokens.ts'

/** The UUID, and a proof too long to guess. */
const partBytes = 16

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Tokens of emailed links derive from the row's id and a key, so that emails can be written at any time and no table holds a
 * token. Backups exclude `serverKeys`: after a restore, old links are found by their hash.
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
    idIn(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, partBytes)
      const proof = bytes.subarray(partBytes)
      if (proof.length !== partBytes || !timingSafeEqual(proof, proofOf(id))) return undefined
      return uuidOf(id)
    },
  }
}

export async function rowOfLink(
  tables: Kysely<Database>,
  token: string,
): Promise<readonly ['_id' | 'token', string]> {
  const id = (await readLinkTokens(tables)).idIn(token)
  return id ? ['_id', id] : ['token', hashToken(token)]
}
