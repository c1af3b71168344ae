import { emailNotConfigured } from 'contract/accounts/password-reset'
import type { College } from 'contract/content/facts'
import { mailDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/open.ts'
import { networkOfRequest } from '../db/patience.ts'
import type { ReadCollege } from '../db/read-college.ts'
import type { DbOrTrx, MailQueueName, Trx } from '../db/schema.ts'
import { HttpError } from '../errors.ts'
import { createPatientTurns } from '../queues/patient-turns.ts'
import { withDeadline } from '../runtime/deadline.ts'
import { type EmailParts, emailTemplate } from './email-template.ts'
import { createOutbox } from './outbox.ts'
import type { QueueRules } from './queue.ts'
import { collegeIn, readerLanguage } from './reader-language.ts'
import type { OnExpired, OnRejected } from './record-rejection.ts'
import type { ReaderLanguage } from './texts-in.ts'
import type { Transport } from './transport.ts'

const directMilliseconds = 5_000
const retrySeconds = 60
/** As many as there are connections: the time of a crowd's last email starts when it is its turn. */
const directLimits = {
  atOnce: 5,
  silentMilliseconds: directMilliseconds,
  longestMilliseconds: 30_000,
}

export type OutgoingMail = {
  compose: (college: College, language: ReaderLanguage) => EmailParts
  to: string
  replyTo?: string
  studentId?: string
  subscriptionId?: string
  registrationId?: string
  /** Its address is that of an account of the panel. */
  isToStaff?: true
  /** Of a reader without a row. */
  language?: ReaderLanguage
  lane?: Exclude<MailQueueName, 'news' | 'registrations'>
  giveUpAfterSeconds?: number
}

export const notConfigured = () =>
  new HttpError(503, emailNotConfigured, { retryAfterSeconds: retrySeconds })

function createDirectTurns() {
  const turns = createPatientTurns(directLimits, () => new Error('No email could be sent'))
  return async (send: () => Promise<void>): Promise<void> => {
    await turns.begin(networkOfRequest())
    try {
      await withDeadline(directMilliseconds, send())
      turns.noteProgress()
    } finally {
      turns.end()
    }
  }
}

export function createMail(settings: {
  db: Db
  transport: Transport | undefined
  college: ReadCollege
  officeAddress: (reading?: DbOrTrx) => Promise<string>
  now: () => Date
  onFailure: (error: unknown) => void
  onRejected: OnRejected
  onExpired: OnExpired
  news: QueueRules
  registrations: QueueRules
}) {
  const { transport, college, officeAddress, now } = settings
  const outbox = createOutbox(settings)

  const inDirectTurn = createDirectTurns()

  return {
    canSend: transport !== undefined,
    officeAddress,
    /** In the transaction that causes it; sent soon after the commit, once, with retries. */
    async queue(trx: Trx, outgoing: OutgoingMail): Promise<void> {
      const {
        to,
        replyTo,
        studentId,
        subscriptionId,
        registrationId,
        lane = 'usual',
        compose,
      } = outgoing
      const { giveUpAfterSeconds = mailDays * daySeconds } = outgoing
      const timestamp = now()
      const language = await readerLanguage(trx, outgoing)
      const here = collegeIn(await college(trx), language)
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
          ...emailTemplate(compose(here, language), here, language),
          tries: 0,
          dueAt: timestamp.toISOString(),
          giveUpAt: new Date(timestamp.getTime() + giveUpAfterSeconds * 1000).toISOString(),
        })
        .execute()
    },
    sendQueued: outbox.sendQueued,
    /** Without queueing. Rejects with 503 unless accepted for delivery. */
    async sendNow(outgoing: OutgoingMail): Promise<void> {
      if (!transport) throw notConfigured()
      const { to, replyTo, compose } = outgoing
      const language = await readerLanguage(settings.db, outgoing)
      const here = collegeIn(await college(), language)
      const { subject, text, html } = emailTemplate(compose(here, language), here, language)
      const send = () =>
        transport.send(
          { _id: uuidv7(), recipient: to, replyTo: replyTo ?? null, subject, text, html },
          directMilliseconds,
        )
      try {
        await inDirectTurn(send)
      } catch (error) {
        settings.onFailure(error)
        throw notConfigured()
      }
    },
    start: outbox.start,
    stop: outbox.stop,
    cleanUp: outbox.cleanUp,
    waiting: outbox.waiting,
  }
}
export type Mail = ReturnType<typeof createMail>
