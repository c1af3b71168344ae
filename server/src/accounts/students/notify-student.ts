import { daySeconds } from 'contract/platform/durations'
import type { Student } from '../../platform/access/actor.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import type { Mail, OutgoingMail } from '../../platform/mail/mail.ts'
import type { Addressee } from './mails.ts'

/** Anybody can sign up with anybody's address, so that more would be a nuisance to a stranger. */
const noticesOfMailbox: Limit = { count: 5, seconds: daySeconds }

/** Queues a security notice. Unverified mailboxes get only a few a day. */
export async function notifyStudent(
  { mail, attempts }: { mail: Mail; attempts: Attempts },
  trx: Trx,
  { _id: studentId, ...student }: Student,
  compose: (addressee: Addressee) => OutgoingMail,
): Promise<void> {
  if (student.verifiedAt === null) {
    const key = `student-notice:${mailboxOf(emailKey(student.email))}`
    const count = await attempts.count(key, noticesOfMailbox, trx)
    if (count > noticesOfMailbox.count) return
  }
  await mail.queue(trx, compose({ studentId, ...student }))
}
