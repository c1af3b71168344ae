import type { Db } from '../db/open.ts'
import { withoutPatience } from '../db/patience.ts'
import { withDeadline } from '../deadline.ts'
import type { OnRefused } from './note-refusal.ts'
import { type Message, refusalCode, type Transport } from './transport.ts'

/** Longer than any try can take: after that, the process that claimed a mail counts as dead. */
const claimSeconds = 120
const firstRetrySeconds = 5
const longestRetrySeconds = 15 * 60
const lookMilliseconds = 5_000
const stopMilliseconds = 1_000

/** The first 48 bits of a UUID v7 are the epoch milliseconds of its making. */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16)

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

  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()

  /** The next due mail, claimed by a conditional update that only one process can make. */
  async function claim() {
    for (;;) {
      const next = await db
        .selectFrom('mails')
        .selectAll()
        .where('dueAt', '<=', now().toISOString())
        .where('giveUpAt', '>', now().toISOString())
        .orderBy('dueAt')
        .orderBy('_id')
        .limit(1)
        .executeTakeFirst()
      if (!next) return undefined
      const tries = next.tries + 1
      const claimed = await db
        .updateTable('mails')
        .set({ dueAt: later(claimSeconds), tries })
        .where('_id', '=', next._id)
        .where('dueAt', '=', next.dueAt)
        .returning('_id')
        .executeTakeFirst()
      if (claimed) return { ...next, tries }
    }
  }

  async function endRefused({ _id, recipient }: Message, code: number): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('mails').where('_id', '=', _id).execute()
      await onRefused(trx, recipient, code)
    })
  }

  async function sendAll(send: Transport): Promise<void> {
    while (!isStopped) {
      const mail = await claim()
      if (!mail) return
      try {
        await send(mail)
      } catch (error) {
        onFailure(error)
        const code = refusalCode(error)
        if (code) {
          await endRefused(mail, code)
          continue
        }
        const seconds = Math.min(firstRetrySeconds * 2 ** (mail.tries - 1), longestRetrySeconds)
        await db
          .updateTable('mails')
          .set({ dueAt: later(seconds) })
          .where('_id', '=', mail._id)
          .execute()
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
    async waiting(): Promise<{ length: number; oldestSeconds: number }> {
      const { length, oldest } = await db
        .selectFrom('mails')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('length'),
          fn.min('_id').as('oldest'),
        ])
        .where('giveUpAt', '>', now().toISOString())
        .executeTakeFirstOrThrow()
      const oldestSeconds = oldest ? (now().getTime() - madeAt(oldest)) / 1000 : 0
      return { length: Number(length), oldestSeconds }
    },
    /** Removes what is too old to be sent. */
    async sweep(): Promise<void> {
      await db.deleteFrom('mails').where('giveUpAt', '<=', now().toISOString()).execute()
    },
  }
}
