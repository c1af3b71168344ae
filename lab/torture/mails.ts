import type { CaughtMail } from 'testing/start-mail-sink.ts'

const contactSubject = /^Website: /
/** One address gets few of these, however many messages name it. */
const receiptSubject = /^Your message to /

/**
 * How many mails came for each change, by the note of it; one that came again has the Message-ID of the first. Between the
 * moment when the office's server has taken a mail and the one when its row goes, a kill makes it come again.
 */
export function countMails(mails: CaughtMail[]) {
  const ids = new Map<string, Set<string>>()
  let repeated = 0
  for (const { subject = '', recipients, messageId = '' } of mails) {
    if (receiptSubject.test(subject)) continue
    const key = contactSubject.test(subject) ? subject.replace(contactSubject, '') : recipients[0]
    const note = `mail ${key}`
    const known = ids.get(note) ?? new Set()
    if (known.has(messageId)) repeated++
    ids.set(note, known.add(messageId))
  }
  return { repeated, different: new Map([...ids].map(([note, { size }]) => [note, size])) }
}
