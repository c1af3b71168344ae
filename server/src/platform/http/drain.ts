import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { unavailable } from '../errors.ts'
import { rejectRequest } from './parser-errors.ts'

/** Load balancers must see that we are not ready, however busy we are. */
const leastMilliseconds = 1_000
const maxMilliseconds = 6_000
const pollMilliseconds = 50
const retrySeconds = 5
const quietLooks = 10

/** Monitoring keeps polling while we stop. */
const watched = new Set(['/readyz', '/healthz', '/metrics'])

/**
 * Tracks requests, so that a stopping server keeps serving until visitors are routed elsewhere and everything is answered;
 * closing the port sooner would refuse those on their way.
 */
export function createDrain() {
  let isStopping = false
  let arrived = 0
  let unread = 0
  const pending = new Map<IncomingMessage, ServerResponse>()

  return {
    isStopping: () => isStopping,
    /** A connection that waits to be read. The function says that it is. */
    awaitReading(): () => void {
      unread++
      return () => unread--
    },
    follow(request: IncomingMessage, response: ServerResponse): void {
      if (watched.has(request.url ?? '')) return
      arrived++
      pending.set(request, response)
      response.once('close', () => pending.delete(request))
    },
    /** Responds 503 to clients still sending a body or, with `all`, to everybody waiting. */
    cutOff({ all = false } = {}): void {
      for (const [request, response] of pending) {
        if (response.headersSent || (request.complete && !all)) continue
        response.setHeader('retry-after', retrySeconds)
        rejectRequest(response, unavailable())
      }
    },
    /** Reports not ready from now on. Resolves when idle, or after the limit. */
    async stop(): Promise<void> {
      isStopping = true
      const stoppingSince = performance.now()
      const elapsed = () => performance.now() - stoppingSince
      let quiet = 0
      let seen = arrived
      while (elapsed() < maxMilliseconds) {
        await sleep(pollMilliseconds)
        quiet = arrived === seen && pending.size === 0 && unread === 0 ? quiet + 1 : 0
        seen = arrived
        if (quiet >= quietLooks && elapsed() > leastMilliseconds) return
      }
    },
  }
}
export type Drain = ReturnType<typeof createDrain>
