import type { Db } from '../db/open.ts'
import { withoutPatience } from '../db/patience.ts'
import { withDeadline } from '../deadline.ts'
import { claimMail, putOff, sweepMails, waitingMails } from './mail-rows.ts'
import type { Message } from './message.ts'
import type { OnRefused } from './note-refusal.ts'
import { refusalCode, type Transport } from './transport.ts'

const lookMilliseconds = 5_000
const stopMilliseconds = 1_000

/** Sends the rows of `mails`: each by one process, again after failures, until it is handed over, refused for good or too old. */
export function createOutbox({
  db,
  transport,
  now,
  onFailure,
  onRefused,
}: {
  db: Db
  transport: Transport | undefined
  now: () => Date
  onFailure: (error: unknown) => void
  onRefused: OnRefused
}) {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function endRefused({ _id, recipient }: Message, code: number): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('mails').where('_id', '=', _id).execute()
      await onRefused(trx, recipient, code)
    })
  }

  async function sendAll(send: Transport): Promise<void> {
    while (!isStopped) {
      const mail = await claimMail({ db, now })
      if (!mail) return
      try {
        await send(mail)
      } catch (error) {
        onFailure(error)
        const code = refusalCode(error)
        if (code) await endRefused(mail, code)
        else await putOff({ db, now }, mail)
        continue
      }
      await db.deleteFrom('mails').where('_id', '=', mail._id).execute()
    }
  }

  /** One run at a time; who wakes it meanwhile gets another run after it. */
  function wake(): void {
    if (!transport || isStopped) return
    isWanted = true
    running ??= withoutPatience(async () => {
      while (isWanted) {
        isWanted = false
        await sendAll(transport).catch(onFailure)
      }
      running = undefined
    })
  }

  return {
    wake,
    start(): void {
      wake()
      timer = setInterval(wake, lookMilliseconds).unref()
    },
    /** Resolves when nothing is being sent any more; what takes too long is tried again by whoever runs next. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await withDeadline(stopMilliseconds, Promise.resolve(running)).catch(() => undefined)
    },
    /** How many mails wait, and since when the oldest does. */
    waiting: () => waitingMails({ db, now }),
    /** Removes what is too old to be sent. */
    sweep: () => sweepMails({ db, now }),
  }
}
