import { unavailable } from '../http/errors.ts'
import type { HoldBack } from './hold-back.ts'

/** Who waits: the lower the rank, which may change meanwhile, the sooner; groups of one rank are served in turn. */
export type Waiting = { group: string; rank: () => number }

type Waiter = Waiting & { serve: () => void; refuse: () => void }

/** Groups whose turn is remembered. */
const mostGroups = 10_000

/**
 * Runs at most `atOnce` tasks at the same time; `waiting` more stand in line. When the line is full, whoever is worst off
 * is refused with 503, held back for a while: the last of the group that takes most room among those of the highest rank.
 */
export function fairQueue({
  atOnce,
  waiting,
  longestMilliseconds,
  holdBack,
}: {
  atOnce: number
  waiting: number
  /** Whoever has stood in line for so long is refused. */
  longestMilliseconds?: number
  holdBack: HoldBack
}) {
  let running = 0
  let served = 0
  const line: Waiter[] = []
  const lastServed = new Map<string, number>()

  function takeNext(): Waiter | undefined {
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
    if (line.length === 0 || lastServed.size > mostGroups) lastServed.clear()
    else if (next) lastServed.set(next.group, ++served)
    return next
  }

  /** Makes room by refusing somebody; gives the newcomer back when that is who is worst off. */
  function takeWorst(newcomer: Waiter): Waiter {
    const room = new Map<string, number>()
    for (const { group } of line) room.set(group, (room.get(group) ?? 0) + 1)
    const roomOf = ({ group }: Waiter) => room.get(group) ?? 0
    let worst = newcomer
    let worstRank = newcomer.rank()
    // The newcomer takes a place more than its group has.
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
    // Held back whether it never stood in line or gave way to somebody: both come again.
    const refuse = () => void holdBack().then(() => reject(unavailable()))
    const newcomer = { ...who, serve: resolve, refuse }
    const giveUp = () => {
      const at = line.indexOf(newcomer)
      // It may have been called up or refused a moment ago.
      if (at < 0) return
      line.splice(at, 1)
      reject(unavailable())
    }
    const worst = line.length < waiting ? undefined : takeWorst(newcomer)
    worst?.refuse()
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
      // The place is handed over, so that a newcomer cannot slip in between; in the next turn of the event loop, so that
      // others' requests are read between two of a crowd even where a task waits for nothing.
      const next = takeNext()
      if (next) setImmediate(next.serve)
      else running--
    }
  }
  return Object.assign(run, { waiting: () => line.length })
}
