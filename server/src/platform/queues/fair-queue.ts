import { unavailable } from '../errors.ts'
import type { Backoff } from './backoff.ts'

/** Lower ranks go first; groups of one rank take turns. Ranks may change while waiting. */
export type Waiting = { group: string; rank: () => number }

type Waiter = Waiting & { serve: () => void; rejectTask: () => void }

const maxGroups = 10_000

/** If the queue is full, the last of the largest group among the highest rank gets 503, after a delay. */
export function fairQueue({
  atOnce,
  waiting,
  longestMilliseconds,
  delayRejection,
}: {
  atOnce: number
  waiting: number
  longestMilliseconds?: number
  delayRejection: Backoff
}) {
  let running = 0
  let served = 0
  const line: Waiter[] = []
  const lastServed = new Map<string, number>()

  function dequeueNext(): Waiter | undefined {
    let best = 0
    let bestRank = Number.POSITIVE_INFINITY
    let bestTurn = Number.POSITIVE_INFINITY
    for (const [at, waiter] of line.entries()) {
      const rank = waiter.rank()
      const turn = lastServed.get(waiter.group) ?? 0
      if (rank > bestRank || (rank === bestRank && turn >= bestTurn)) continue
      best = at
      bestRank = rank
      bestTurn = turn
    }
    const [next] = line.splice(best, 1)
    if (line.length === 0 || lastServed.size > maxGroups) lastServed.clear()
    else if (next) lastServed.set(next.group, ++served)
    return next
  }

  function evictWorst(newcomer: Waiter): Waiter {
    const room = new Map<string, number>()
    for (const { group } of line) room.set(group, (room.get(group) ?? 0) + 1)
    const roomOf = ({ group }: Waiter) => room.get(group) ?? 0
    let worst = newcomer
    let worstRank = newcomer.rank()
    let worstRoom = roomOf(newcomer) + 1
    for (const waiter of line) {
      const rank = waiter.rank()
      const isWorse = rank > worstRank || (rank === worstRank && roomOf(waiter) >= worstRoom)
      if (!isWorse || (waiter.group === newcomer.group && rank === newcomer.rank())) continue
      worst = waiter
      worstRank = rank
      worstRoom = roomOf(waiter)
    }
    if (worst !== newcomer) line.splice(line.indexOf(worst), 1)
    return worst
  }

  async function stand(who: Waiting): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Delayed even if it never queued: rejected clients come back.
    const rejectLater = () => void delayRejection().then(() => reject(unavailable()))
    const newcomer = { ...who, serve: resolve, rejectTask: rejectLater }
    const giveUp = () => {
      const at = line.indexOf(newcomer)
      // It may have started or been rejected already.
      if (at < 0) return
      line.splice(at, 1)
      reject(unavailable())
    }
    const worst = line.length < waiting ? undefined : evictWorst(newcomer)
    worst?.rejectTask()
    if (worst === newcomer) return promise
    line.push(newcomer)
    if (longestMilliseconds === undefined) return promise
    const timer = setTimeout(giveUp, longestMilliseconds)
    return promise.finally(() => clearTimeout(timer))
  }

  async function run<Result>(who: Waiting, task: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else await stand(who)
    try {
      return await task()
    } finally {
      // Handed over directly, so that a newcomer cannot slip in; in the next turn, so that other requests are read between two
      // tasks of a crowd.
      const next = dequeueNext()
      if (next) setImmediate(next.serve)
      else running--
    }
  }
  return Object.assign(run, { waiting: () => line.length })
}
