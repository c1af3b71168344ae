import { verifyAsync } from '@noble/ed25519'
import { readTicket, signedBytes, type TicketClaim } from 'contract/events/tickets'

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** `forged` if the signature is wrong; undefined if it is no ticket. */
export async function verifyTicket(
  text: string,
  publicKey: string,
): Promise<TicketClaim | 'forged' | undefined> {
  const read = readTicket(text)
  if (!read) return undefined
  const { signature, ...claim } = read
  const isOurs = await verifyAsync(signature, signedBytes(claim), bytesOf(publicKey))
  return isOurs ? claim : 'forged'
}
