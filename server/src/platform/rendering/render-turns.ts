import type { Engine } from '../db/engine.ts'
import { createBackoff } from '../queues/backoff.ts'
import { fairQueue } from '../queues/fair-queue.ts'

/** With PostgreSQL, rendering mostly waits for answers; with SQLite, a second page only delays the first. */
const atOnce: Record<Engine, number> = { sqlite: 2, postgres: 8 }
const waiting = 100
const longestMilliseconds = 10_000
/** So that a retrying crowd does not get 503s as fast as the server can send them. */
const backoffLimits = { milliseconds: 1_000, most: 200 }

/**
 * Limits concurrent renders, networks in turn: each blocks the process for some 10 ms. Rejects with 503 if the queue is full.
 */
export const createRenderTurns = (engine: Engine) =>
  fairQueue({
    atOnce: atOnce[engine],
    waiting,
    longestMilliseconds,
    delayRejection: createBackoff(backoffLimits),
  })
export type RenderTurns = ReturnType<typeof createRenderTurns>
