import type { CaughtMail } from 'testing/start-mail-sink.ts'

const contactSubject = /^Website: /
/** Limited per address, however many messages name it. */
const receiptSubject = /^Your message to /

/**
 * Number of emails per change; one sent again has the same Message-ID. A kill between handing over
 * an email and deleting its row sends it again.
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
