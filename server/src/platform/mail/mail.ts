import { emailNotConfigured } from 'contract/accounts/password-reset'
import type { College } from 'contract/content/facts'
import { mailDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Db, Reading } from '../db/open.ts'
import type { Database, MailLane } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { TellCollege } from '../runtime/college.ts'
import { withDeadline } from '../runtime/deadline.ts'
import { type LetterParts, letter } from './email-template.ts'
import type { OnRefused } from './note-rejection.ts'
import { createOutbox } from './outbox.ts'
import type { LaneRules } from './queue.ts'
import type { Transport } from './transport.ts'

const directMilliseconds = 5_000
const retrySeconds = 60

export type OutgoingMail = {
  says: (college: College) => LetterParts
  to: string
  replyTo?: string
  studentId?: string
  subscriptionId?: string
  registrationId?: string
  lane?: Exclude<MailLane, 'news' | 'registrations'>
  giveUpAfterSeconds?: number
}

const notConfigured = () =>
  new HttpError(503, emailNotConfigured, { retryAfterSeconds: retrySeconds })

export function createMail(settings: {
  db: Db
  transport: Transport | undefined
  college: TellCollege
  officeAddress: (reading?: Reading) => Promise<string>
  now: () => Date
  onFailure: (error: unknown) => void
  onRefused: OnRefused
  news: LaneRules
  registrations: LaneRules
}) {
  const { transport, college, officeAddress, now } = settings
  const outbox = createOutbox(settings)

  return {
    canSend: transport !== undefined,
    officeAddress,
    /** In the transaction that causes it; sent soon after the commit, once, with retries. */
    async queue(trx: Transaction<Database>, outgoing: OutgoingMail): Promise<void> {
      const {
        to,
        replyTo,
        studentId,
        subscriptionId,
        registrationId,
        lane = 'usual',
        says,
      } = outgoing
      const { giveUpAfterSeconds = mailDays * daySeconds } = outgoing
      const moment = now()
      const here = await college(trx)
      await trx
        .insertInto('mails')
        .values({
          _id: uuidv7(),
          studentId: studentId ?? null,
          subscriptionId: subscriptionId ?? null,
          registrationId: registrationId ?? null,
          lane,
          recipient: to,
          replyTo: replyTo ?? null,
          ...letter(says(here), here),
          tries: 0,
          dueAt: moment.toISOString(),
          giveUpAt: new Date(moment.getTime() + giveUpAfterSeconds * 1000).toISOString(),
        })
        .execute()
    },
    wake: outbox.wake,
    /** Without queueing. Rejects with 503 unless accepted for delivery. */
    async sendNow({ to, replyTo, says }: OutgoingMail): Promise<void> {
      if (!transport) throw notConfigured()
      const here = await college()
      const { subject, text, html } = letter(says(here), here)
      const sending = transport.send({
        _id: uuidv7(),
        recipient: to,
        replyTo: replyTo ?? null,
        subject,
        text,
        html,
      })
      try {
        await withDeadline(directMilliseconds, sending)
      } catch (error) {
        settings.onFailure(error)
        throw notConfigured()
      }
    },
    start: outbox.start,
    stop: outbox.stop,
    sweep: outbox.sweep,
    waiting: outbox.waiting,
  }
}
export type Mail = ReturnType<typeof createMail>
