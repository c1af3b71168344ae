import PostalMime, { type Email } from 'postal-mime'

/** Where mail programs write to whom a mail came that has come back. */
const recipientHeaders = ['x-original-to', 'delivered-to', 'envelope-to', 'to']

/** See `returnPath` in `mail/list-headers`. */
const afterPlus = /\+([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i

function subscriptionIn({ headers }: Email): string | undefined {
  const values = headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .map(({ value }) => afterPlus.exec(value)?.[1])
  return values.find((id) => id !== undefined)?.toLowerCase()
}

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Whether a report says that a mail was given up for good (RFC 3464 §2.3.3, RFC 3463): delays are none. */
const isFailure = (status: string) =>
  /^Action:\s*failed\b/im.test(status) && /^Status:\s*5\.\d{1,3}\.\d{1,3}\b/im.test(status)

/**
 * Reads a mail that came to the address where mails with notices come back. Gives the subscription whose mail was given up
 * for good; undefined of what is no such report: somebody's holiday, a delay, spam.
 */
export async function readBounce(mail: Uint8Array): Promise<string | undefined> {
  const email = await PostalMime.parse(mail)
  const reports = email.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
  return reports.some(({ content }) => isFailure(textOf(content)))
    ? subscriptionIn(email)
    : undefined
}
