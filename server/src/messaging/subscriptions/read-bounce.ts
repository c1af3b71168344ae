import PostalMime, { type Email } from 'postal-mime'
import { isOfMailbox } from '../../platform/mail/smtp-rejection.ts'

const recipientHeaders = ['x-original-to', 'delivered-to', 'envelope-to', 'to']

/** See `returnPath` in `platform/mail/list-headers`. */
const afterPlus = /\+([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i

function subscriptionIn({ headers }: Email): string | undefined {
  const values = headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .map(({ value }) => afterPlus.exec(value)?.[1])
  return values.find((id) => id !== undefined)?.toLowerCase()
}

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Fields of a recipient (RFC 3464 §2.3), with folded lines. */
const fieldsOf = (group: string) =>
  new Map(
    group
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => /^([\w-]+):\s*(.*)$/s.exec(line))
      .map((field) => [field?.[1]?.toLowerCase() ?? '', field?.[2] ?? '']),
  )

/** A permanent failure of the mailbox; delays and rejections that are our fault don't count. */
const isFailure = (report: string) =>
  report.split(/(?:\r?\n){2,}/).some((group) => {
    const fields = fieldsOf(group)
    const status = /^[45](\.\d{1,3}){2}\b/.exec(fields.get('status') ?? '')?.[0]
    if (!/^failed\b/i.test(fields.get('action') ?? '') || !status) return false
    const reply = /^smtp;\s*(.*)$/is.exec(fields.get('diagnostic-code') ?? '')?.[1]
    return isOfMailbox(reply ?? '', status)
  })

/** More than a report with our whole email has. The parser spends tens of microseconds on each line, even an empty one. */
const maxLines = 20_000
const maxHeaderBytes = 64 * 1024

function countLines(mail: Uint8Array): number {
  let count = 0
  for (let at = mail.indexOf(10); at !== -1; at = mail.indexOf(10, at + 1)) count++
  return count
}

/**
 * Returns the subscription whose email failed permanently because of its mailbox; undefined for auto-replies, delays, blocks
 * and spam. Rejects what is too long to parse.
 */
export async function readBounce(mail: Uint8Array): Promise<string | undefined> {
  if (countLines(mail) > maxLines) throw new Error(`it has more than ${maxLines} lines`)
  const email = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    maxHeadersSize: maxHeaderBytes,
  })
  const reports = email.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
  return reports.some(({ content }) => isFailure(textOf(content)))
    ? subscriptionIn(email)
    : undefined
}
