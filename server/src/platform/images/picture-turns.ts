import { currentAccount } from '../access/current-account.ts'
import type { Turn } from '../queues/bounded-queue.ts'
import { fairQueue } from '../queues/fair-queue.ts'

/** An encoding process takes up to 300 MB, and two are too many for a small machine. */
const atOnce = 1
const waiting = 16

/**
 * Takes accounts in turn: whoever sends many waits for others, and is the first to get 503. A staff account's first picture
 * precedes students'.
 */
export function createPictureTurns() {
  const line = fairQueue({ atOnce, waiting, delayRejection: async () => undefined })
  const unfinished = new Map<string, number>()

  async function run<Result>(turn: Turn, task: () => Promise<Result>): Promise<Result> {
    const group = currentAccount()
    const before = unfinished.get(group) ?? 0
    const rank = turn === 'first' && before === 0 ? 0 : 1
    unfinished.set(group, before + 1)
    try {
      return await line({ group, rank: () => rank }, task)
    } finally {
      const left = (unfinished.get(group) ?? 1) - 1
      if (left > 0) unfinished.set(group, left)
      else unfinished.delete(group)
    }
  }
  return Object.assign(run, { waiting: line.waiting })
}
