import {
  encodeLetters,
  formatCode,
  readLetters,
  readTicket,
  readTicketCode,
  signedBytes,
} from 'contract/events/tickets'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { readQr } from '../../../test/read-qr.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { readTicketKey } from './ticket-key.ts'
import { ticketPicture } from './ticket-picture.ts'

const claim = () => ({ eventId: uuidv7(), registrationId: uuidv7() })

async function aKey() {
  const { db, close } = openDatabase(await preparedDatabase())
  return { db, close, key: await readTicketKey(db, new Date()) }
}

test('a ticket identifies event and registration, and the public key verifies it', async () => {
  const { key, close } = await aKey()
  const one = claim()
  const text = key.ticket(one)
  const read = readTicket(text)
  expect(read).toMatchObject(one)
  expect(read && key.isOurs(read, read.signature)).toBe(true)

  const publicKey = await crypto.subtle.importKey(
    'jwk',
    { kty: 'OKP', crv: 'Ed25519', x: key.publicKey },
    'Ed25519',
    false,
    ['verify'],
  )
  const isOurs = (data: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.verify('Ed25519', publicKey, read?.signature ?? new Uint8Array(), data)
  expect(await isOurs(signedBytes(one))).toBe(true)
  expect(await isOurs(signedBytes(claim()))).toBe(false)
  await close()
})

test('a ticket of another event, registration or key, or with one changed letter, is invalid', async () => {
  const { key, close } = await aKey()
  const other = await aKey()
  const one = claim()
  const signature = readTicket(key.ticket(one))?.signature ?? new Uint8Array()
  expect(key.isOurs(one, signature)).toBe(true)
  expect(key.isOurs({ ...one, eventId: uuidv7() }, signature)).toBe(false)
  expect(key.isOurs({ ...one, registrationId: uuidv7() }, signature)).toBe(false)
  expect(other.key.isOurs(one, signature)).toBe(false)
  const text = key.ticket(one)
  const changed = readTicket(text.slice(0, 100) + (text[100] === 'A' ? 'B' : 'A') + text.slice(101))
  expect(changed && key.isOurs(changed, changed.signature)).toBe(false)
  await Promise.all([close(), other.close()])
})

test('text that isn’t a ticket is read as none', () => {
  for (const text of ['', 'https://college.test', 'A'.repeat(153), `${'A'.repeat(153)}!`])
    expect(readTicket(text)).toBeUndefined()
})

test('two servers on one database have one key, and codes that don’t change', async () => {
  const place = await preparedDatabase()
  const [one, two] = [openDatabase(place), openDatabase(place)]
  const keys = await Promise.all(
    [one, two, one, two].map(({ db }) => readTicketKey(db, new Date())),
  )
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  const id = uuidv7()
  expect(new Set(keys.map((key) => key.code(id))).size).toBe(1)
  expect(keys[0]?.code(uuidv7())).not.toBe(keys[0]?.code(id))
  await Promise.all([one.close(), two.close()])
})

test('a code is accepted as people type it', async () => {
  const { key, close } = await aKey()
  const code = key.code(uuidv7())
  expect(readTicketCode(formatCode(code))).toBe(code)
  expect(readTicketCode(` ${formatCode(code).toLowerCase().replace('-', ' ')} `)).toBe(code)
  expect(readLetters('oO-iI lL')).toBe('001111')
  expect(readTicketCode('K7QM-3F9')).toBeUndefined()
  expect(readTicketCode('Asha Rao')).toBeUndefined()
  expect(encodeLetters(Uint8Array.of(255, 0))).toBe('ZW00')
  await close()
})

test('a camera can read the picture of a ticket', async () => {
  const { key, close } = await aKey()
  const text = key.ticket(claim())
  expect(await readQr(ticketPicture(text))).toBe(text)
  await close()
})
