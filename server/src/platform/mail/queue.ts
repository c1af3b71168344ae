import type { Db } from '../db/open.ts'
import { withoutPatience } from '../db/patience.ts'
import type { MailQueueName, Trx } from '../db/schema.ts'
import { pause } from '../queues/pause.ts'
import { claimMail, scheduleRetry, type WaitingMail, waitingSince } from './mail-rows.ts'
import type { Message } from './message.ts'
import type { OnExpired, OnRejected } from './record-rejection.ts'
import { isOfServer, isUnknownMailbox, rejectionCode } from './smtp-rejection.ts'
import type { Transport } from './transport.ts'

const restMilliseconds = 5_000

export type QueueRules = {
  write: (mail: WaitingMail) => Promise<Message | undefined>
  onSent?: (trx: Trx, message: Message) => Promise<void>
  onNoMailbox?: (trx: Trx, mail: WaitingMail) => Promise<void>
  /** Pauses after a temporary failure: bulk senders that insist get blocked. */
  restsAfterFailure?: true
}

export type QueueSettings = {
  db: Db
  transport: Transport | undefined
  now: () => Date
  onFailure: (error: unknown) => void
  onRejected: OnRejected
  onExpired: OnExpired
}

export function createMailQueue(queue: MailQueueName, rules: QueueRules, settings: QueueSettings) {
  const { db, transport, now, onFailure } = settings
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let restsUntil = 0
  let resting: NodeJS.Timeout | undefined

  const end = ({ _id }: WaitingMail, alsoWrite?: (trx: Trx) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('mails').where('_id', '=', _id).execute()
      await alsoWrite?.(trx)
    })

  async function handOver({ send }: Transport, mail: WaitingMail): Promise<boolean> {
    const message = await rules.write(mail)
    if (!message) {
      await end(mail)
      // Nothing is sent, so nothing is waited for: thousands in a row would keep visitors from their turn.
      await pause()
      return true
    }
    try {
      await send(message)
    } catch (error) {
      onFailure(error)
      const code = rejectionCode(error)
      const mayFollow = code !== undefined || !isOfServer(error)
      if (!code && (await scheduleRetry({ db, now }, mail))) return mayFollow
      await end(mail, async (trx) => {
        if (code) await settings.onRejected(trx, mail.recipient, code)
        else await settings.onExpired(trx, [waitingSince(mail)])
        if (isUnknownMailbox(error)) await rules.onNoMailbox?.(trx, mail)
      })
      return mayFollow
    }
    const { onSent } = rules
    if (onSent) await end(mail, (trx) => onSent(trx, message))
    else await db.deleteFrom('mails').where('_id', '=', mail._id).execute()
    return true
  }

  async function sendAll(transport: Transport): Promise<void> {
    while (!isStopped) {
      const mail = await claimMail({ db, now }, queue, transport.prepare)
      if (!mail) return
      const mayFollow = await handOver(transport, mail)
      if (!mayFollow && rules.restsAfterFailure) return rest()
    }
  }

  function isResting(): boolean {
    const remaining = restsUntil - now().getTime()
    // More is left if the clock was set back.
    return remaining > 0 && remaining <= restMilliseconds
  }

  function rest(): void {
    restsUntil = now().getTime() + restMilliseconds
    resting = setTimeout(sendQueued, restMilliseconds).unref()
  }

  function sendQueued(): void {
    if (!transport || isStopped || isResting()) return
    isWanted = true
    running ??= withoutPatience(async () => {
      while (isWanted && !isResting()) {
        isWanted = false
        await transport.keepOpen(() => sendAll(transport)).catch(onFailure)
      }
      running = undefined
    })
  }

  return {
    sendQueued,
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(resting)
      await running
    },
  }
}
