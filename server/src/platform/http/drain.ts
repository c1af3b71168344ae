import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { unavailable } from './errors.ts'
import { refuse } from './parser-errors.ts'

/** Whoever sends visitors here looks in between and must see that we are not ready, however busy we are. */
const leastMilliseconds = 500
const mostMilliseconds = 6_000
const lookMilliseconds = 50
const retrySeconds = 5
/** Looks without a request, one after the other: what has arrived is taken between two of them. */
const quietLooks = 5

/** Watchers ask whether we are there; they do not stop when we leave. */
const watched = new Set(['/readyz', '/healthz', '/metrics'])

/**
 * Follows the requests, so that a server that is to stop goes on until visitors are sent elsewhere and all that came is
 * answered: a server that closes its port sooner refuses those who are still on their way.
 */
export function createDrain() {
  let isStopping = false
  let arrived = 0
  const pending = new Map<IncomingMessage, ServerResponse>()

  return {
    isStopping: () => isStopping,
    follow(request: IncomingMessage, response: ServerResponse): void {
      if (watched.has(request.url ?? '')) return
      arrived++
      pending.set(request, response)
      response.once('close', () => pending.delete(request))
    },
    /** Answers 503 to whoever still sends a body or, with `all`, to everybody who waits. */
    cutOff({ all = false } = {}): void {
      for (const [request, response] of pending) {
        if (response.headersSent || (request.complete && !all)) continue
        response.setHeader('retry-after', retrySeconds)
        refuse(response, unavailable())
      }
    },
    /** From now on we are not ready. Resolves when it is quiet, or has taken too long. */
    async stop(): Promise<void> {
      isStopping = true
      const toldAt = performance.now()
      const elapsed = () => performance.now() - toldAt
      let quiet = 0
      let seen = arrived
      while (elapsed() < mostMilliseconds) {
        await sleep(lookMilliseconds)
        quiet = arrived === seen && pending.size === 0 ? quiet + 1 : 0
        seen = arrived
        if (quiet >= quietLooks && elapsed() > leastMilliseconds) return
      }
    },
  }
}
export type Drain = ReturnType<typeof createDrain>
