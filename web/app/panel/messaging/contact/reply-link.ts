import type { ContactMessage } from 'contract/messaging/messages'
import { mailLink } from '#app/lib/contact-links'
import { formatLongDate } from '#app/lib/format-date'

/** Some mail programs and browsers cut or drop longer `mailto:` links. */
const longestLink = 1_800
const longestSubject = 400
const cut = '…'

/** Cuts between graphemes, never inside one. */
function encodeWithin(text: string, room: number): string {
  const full = encodeURIComponent(text)
  if (full.length <= room) return full
  const remaining = room - encodeURIComponent(cut).length
  let encoded = ''
  for (const { segment: character } of new Intl.Segmenter().segment(text)) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > remaining) break
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
  // RFC 6068: line breaks in `mailto:` are CRLF.
  return ['', '', `On ${formatLongDate(createdAt)}, ${name} wrote:`, ...quoted].join('\r\n')
}

export function replyLink(message: ContactMessage, collegeName: string): string | undefined {
  const address = mailLink(message.email)
  if (!address) return undefined
  const link = `${address}?subject=${encodeWithin(subjectOf(message, collegeName), longestSubject)}&body=`
  return link + encodeWithin(bodyOf(message), longestLink - link.length)
}
