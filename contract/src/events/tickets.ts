import { plainDigits } from '../platform/plain-digits.ts'

/** Crockford's base 32: no lookalikes, and alphanumeric for QR codes. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsOfLetter = 5

export function encodeLetters(bytes: Uint8Array): string {
  let text = ''
  let rest = 0
  let bits = 0
  for (const byte of bytes) {
    rest = (rest << 8) | byte
    bits += 8
    while (bits >= bitsOfLetter) {
      bits -= bitsOfLetter
      text += letters[(rest >> bits) & 31]
    }
    rest &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(rest << (bitsOfLetter - bits)) & 31] : text
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * bitsOfLetter) / 8))
  let rest = 0
  let bits = 0
  let count = 0
  for (const letter of text) {
    const value = letters.indexOf(letter)
    if (value < 0) return undefined
    rest = (rest << bitsOfLetter) | value
    bits += bitsOfLetter
    if (bits >= 8) {
      bits -= 8
      bytes[count++] = rest >> bits
      rest &= (1 << bits) - 1
    }
  }
  return bytes
}

/** Tolerates lower case, spaces, hyphens, digits of other keyboards, O for 0, and I or L for 1. */
export const readLetters = (typed: string): string =>
  plainDigits(typed).toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

const inGroups = (text: string) => text.replace(/(.{4})(?=.)/g, '$1-')

/** 2⁴⁰ possible codes. */
export const ticketCodeLength = 8
/** 80 bits. */
export const certificateCodeLength = 16

const codeOfLength = (length: number) => (typed: string) => {
  const code = readLetters(typed)
  return code.length === length && fromLetters(code) ? code : undefined
}

export const readTicketCode = codeOfLength(ticketCodeLength)
export const readCertificateCode = codeOfLength(certificateCodeLength)

export const formatCode = inGroups

/** Not sufficient for entry: the registration may have been cancelled since. */
export type TicketClaim = { eventId: string; registrationId: string }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const idBytes = 16
const signatureBytes = 64

/** Domain separation: no other signature can pass as a ticket. */
const purpose = new TextEncoder().encode('ticket 1:')

const bytesOfId = (id: string) => {
  if (!uuid.test(id)) throw new Error('An id that is no UUID has no ticket')
  return Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
}

const idOf = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export const signedBytes = ({ eventId, registrationId }: TicketClaim): Uint8Array<ArrayBuffer> =>
  join(purpose, bytesOfId(eventId), bytesOfId(registrationId))

/** 154 characters: two ids and their Ed25519 signature. */
export const ticketText = (
  { eventId, registrationId }: TicketClaim,
  signature: Uint8Array,
): string => encodeLetters(join(bytesOfId(eventId), bytesOfId(registrationId), signature))

const textLength = Math.ceil(((2 * idBytes + signatureBytes) * 8) / bitsOfLetter)

/** The signature is not checked here. */
export function readTicket(
  text: string,
): (TicketClaim & { signature: Uint8Array<ArrayBuffer> }) | undefined {
  const bytes = text.length === textLength ? fromLetters(text) : undefined
  if (!bytes) return undefined
  return {
    eventId: idOf(bytes.slice(0, idBytes)),
    registrationId: idOf(bytes.slice(idBytes, 2 * idBytes)),
    signature: bytes.slice(2 * idBytes),
  }
}
