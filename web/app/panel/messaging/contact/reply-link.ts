import type { ContactMessage } from 'contract/messaging/messages'
import { mailLink } from '#app/lib/contact-links'
import { formatLongDate } from '#app/lib/format-date'

/** Mail programs and browsers cut or drop longer addresses. */
const longestLink = 1_800
const longestSubject = 400
const cut = '…'

/** As much of a text as an address has room for, encoded; never half a character. */
function encodeWithin(text: string, room: number): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= room) return whole
  const left = room - encodeURIComponent(cut).length
  let encoded = ''
  for (const { segment: character } of new Intl.Segmenter().segment(text)) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > left) break
    encoded += next
  }
  return encoded + encodeURIComponent(cut)
}

function subjectOf({ subject }: ContactMessage, collegeName: string): string {
  if (!subject) return `Re: Your message to ${collegeName}`
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

function bodyOf({ name, createdAt, message }: ContactMessage): string {
  const quoted = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  // Lines of a mail end like this, also inside an address.
  return ['', '', `On ${formatLongDate(createdAt)}, ${name} wrote:`, ...quoted].join('\r\n')
}

/** Begins the answer to a message in the mail program: its subject, and its text quoted as far as there is room. */
export function replyLink(message: ContactMessage, collegeName: string): string | undefined {
  const address = mailLink(message.email)
  if (!address) return undefined
  const link = `${address}?subject=${encodeWithin(subjectOf(message, collegeName), longestSubject)}&body=`
  return link + encodeWithin(bodyOf(message), longestLink - link.length)
}
