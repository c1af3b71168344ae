import { withDeadline } from '../runtime/deadline.ts'
import { withOwnLink } from './link-placeholder.ts'
import { cleanUpMails, waitingMails } from './mail-rows.ts'
import { createMailQueue, type QueueRules, type QueueSettings } from './queue.ts'

const pollMilliseconds = 5_000
const stopMilliseconds = 1_000

/**
 * Sends the rows of `mails`, each by one process, with retries until accepted, rejected or too old. Lanes are independent, so
 * ten thousand notices do not delay a login code.
 */
export function createOutbox({
  news,
  registrations,
  ...settings
}: QueueSettings & { news: QueueRules; registrations: QueueRules }) {
  const asWritten: QueueRules = { write: (mail) => withOwnLink(settings.db, mail) }
  const queues = [
    createMailQueue('usual', asWritten, settings),
    createMailQueue('asked', asWritten, settings),
    createMailQueue('registrations', registrations, settings),
    createMailQueue('news', { ...news, restsAfterFailure: true }, settings),
  ]
  let timer: NodeJS.Timeout | undefined

  function sendQueued(): void {
    for (const queue of queues) queue.sendQueued()
  }

  return {
    sendQueued,
    start(): void {
      sendQueued()
      timer = setInterval(sendQueued, pollMilliseconds).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      const stopping = Promise.all(queues.map((queue) => queue.stop()))
      await withDeadline(stopMilliseconds, stopping).catch(() => undefined)
    },
    waiting: () => waitingMails(settings),
    /** Without a mail server, nobody expected them to be sent. */
    cleanUp: () => cleanUpMails(settings, settings.transport && settings.onExpired),
  }
}
