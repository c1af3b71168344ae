import { withDeadline } from '../runtime/deadline.ts'
import { withOwnLink } from './link-placeholder.ts'
import { sweepMails, waitingMails } from './mail-rows.ts'
import { createLane, type LaneRules, type LaneSettings } from './queue.ts'

const lookMilliseconds = 5_000
const stopMilliseconds = 1_000

/**
 * Sends the rows of `mails`, each by one process, with retries until accepted, rejected or too old. Lanes are independent, so
 * ten thousand notices do not delay a login code.
 */
export function createOutbox({
  news,
  registrations,
  ...settings
}: LaneSettings & { news: LaneRules; registrations: LaneRules }) {
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
    async stop(): Promise<void> {
      clearInterval(timer)
      const stopping = Promise.all(lanes.map((lane) => lane.stop()))
      await withDeadline(stopMilliseconds, stopping).catch(() => undefined)
    },
    waiting: () => waitingMails(settings),
    sweep: () => sweepMails(settings),
  }
}
