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
  signedBytes,
  type TicketClaim,
  ticketCodeLength,
  ticketText,
  toLetters,
} from 'contract/events/tickets'
import type { Db } from '../../platform/db/open.ts'

/** The algorithm's own name for what follows is the seed of the private key (RFC 8410). */
const seedBytes = 32

const name = 'tickets'

const select = (db: Db) =>
  db.selectFrom('ticketKeys').select(['privateKey']).where('name', '=', name)

/** The key that is there; made by whoever asks first, of all processes on the database. */
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

/** What is made of the key of an event's tickets. */
export type TicketKey = ReturnType<typeof ticketKeyOf>

function ticketKeyOf(stored: string) {
  const privateKey = read(stored)
  const publicKey = createPublicKey(privateKey)
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-seedBytes)
  // Another key for another purpose, so that neither tells of the other.
  const codeKey = createHmac('sha256', bytes).update('short codes').digest()
  return {
    /** The 32 bytes by which devices check tickets without a network, base64url. */
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    /** The text of the QR code. */
    ticket: (claim: TicketClaim): string =>
      ticketText(claim, sign(null, signedBytes(claim), privateKey)),
    /** What is typed instead. It follows from the registration, so that it needs no column and cannot change. */
    code: (registrationId: string): string =>
      toLetters(
        createHmac('sha256', codeKey)
          .update(registrationId)
          .digest()
          .subarray(0, (ticketCodeLength * 5) / 8),
      ),
    isOurs: (claim: TicketClaim, signature: Uint8Array): boolean =>
      verify(null, signedBytes(claim), publicKey, signature),
  }
}

/** The key of this college's tickets, made once and kept with its database and backups: a ticket is good for as long as its event is to come. */
export async function readTicketKey(db: Db, now: Date): Promise<TicketKey> {
  return ticketKeyOf(await findOrMake(db, now))
}
