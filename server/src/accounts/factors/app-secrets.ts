import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/open.ts'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts secrets of authenticator apps (AES-256-GCM, bound to the account) with a key that backups leave out. A
 * restored database can't decrypt them.
 */
export function createAppSecrets(db: Db) {
  let known: Buffer | undefined
  async function key(tables: Db): Promise<Buffer> {
    known ??= Buffer.from(
      (
        await tables
          .selectFrom('serverKeys')
          .select('value')
          .where('name', '=', 'authenticator-apps')
          .executeTakeFirstOrThrow()
      ).value,
      'base64url',
    )
    return known
  }
  return {
    async seal(adminId: string, secret: string, tables = db): Promise<string> {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', await key(tables), nonce)
      cipher.setAAD(Buffer.from(adminId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    /** Undefined if sealed for another account or in another database. */
    async open(adminId: string, sealed: string, tables = db): Promise<string | undefined> {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', await key(tables), nonce)
      decipher.setAAD(Buffer.from(adminId))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
        return Buffer.concat([text, decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}
export type AppSecrets = ReturnType<typeof createAppSecrets>
