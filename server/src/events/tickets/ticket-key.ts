import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import {
  encodeLetters,
  signedBytes,
  type TicketClaim,
  ticketCodeLength,
  ticketText,
} from 'contract/events/tickets'
import type { Db } from '../../platform/db/open.ts'

/** The seed of the private key (RFC 8410). */
const seedBytes = 32

const name = 'tickets'

const select = (db: Db) =>
  db.selectFrom('ticketKeys').select(['privateKey']).where('name', '=', name)

/** Whichever process asks first creates it. */
async function findOrMake(db: Db, now: Date): Promise<string> {
  const known = await select(db).executeTakeFirst()
  if (known) return known.privateKey
  const made = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })
  await db
    .insertInto('ticketKeys')
    .values({ name, privateKey: made.toString('base64url'), createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await select(db).executeTakeFirstOrThrow()).privateKey
}

const read = (stored: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(stored, 'base64url'), format: 'der', type: 'pkcs8' })

export type TicketKey = ReturnType<typeof ticketKeyOf>

function ticketKeyOf(stored: string) {
  const privateKey = read(stored)
  const publicKey = createPublicKey(privateKey)
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-seedBytes)
  // Derived per purpose, so that neither reveals the other.
  const codeKey = createHmac('sha256', bytes).update('short codes').digest()
  return {
    /** Public key for offline verification: 32 bytes, base64url. */
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    ticket: (claim: TicketClaim): string =>
      ticketText(claim, sign(null, signedBytes(claim), privateKey)),
    /** Typed instead of scanning. Derived from the registration, so that it needs no column and cannot change. */
    code: (registrationId: string): string =>
      encodeLetters(
        createHmac('sha256', codeKey)
          .update(registrationId)
          .digest()
          .subarray(0, (ticketCodeLength * 5) / 8),
      ),
    isOurs: (claim: TicketClaim, signature: Uint8Array): boolean =>
      verify(null, signedBytes(claim), publicKey, signature),
  }
}

/** Created once, stored in the database and its backups: tickets must stay valid until their event. */
export async function readTicketKey(db: Db, now: Date): Promise<TicketKey> {
  return ticketKeyOf(await findOrMake(db, now))
}
