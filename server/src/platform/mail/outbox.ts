import { withDeadline } from '../runtime/deadline.ts'
import { withOwnLink } from './link-placeholder.ts'
import { sweepMails, waitingMails } from './mail-rows.ts'
import { createLane, type LaneRules, type LaneSettings } from './queue.ts'

const lookMilliseconds = 5_000
const stopMilliseconds = 1_000

/**
 * Sends the rows of `mails`: each by one process, again after failures, until it is handed over, refused for good or too
 * old. Codes, answers to who wants notices, what becomes of registrations, and the notices themselves go in lanes of their own,
 * so that ten thousand notices hold up no code.
 */
export function createOutbox({
  news,
  registrations,
  ...settings
}: LaneSettings & { news: LaneRules; registrations: LaneRules }) {
  /** What waits whole is sent as it waits. */
  const asWritten: LaneRules = { write: (mail) => withOwnLink(settings.db, mail) }
  const lanes = [
    createLane('usual', asWritten, settings),
    createLane('asked', asWritten, settings),
    createLane('registrations', registrations, settings),
    createLane('news', { ...news, restsAfterFailure: true }, settings),
  ]
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    for (const lane of lanes) lane.wake()
  }

  return {
    wake,
    start(): void {
      wake()
      timer = setInterval(wake, lookMilliseconds).unref()
    },
    /** Resolves when nothing is being sent any more; what takes too long is tried again by whoever runs next. */
    async stop(): Promise<void> {
      clearInterval(timer)
      const stopping = Promise.all(lanes.map((lane) => lane.stop()))
      await withDeadline(stopMilliseconds, stopping).catch(() => undefined)
    },
    /** How many mails wait, and since when the oldest does. */
    waiting: () => waitingMails(settings),
    /** Removes what is too old to be sent. */
    sweep: () => sweepMails(settings),
  }
}
