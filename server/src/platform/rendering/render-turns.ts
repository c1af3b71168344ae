import type { Engine } from '../db/engine.ts'
import { fairQueue } from '../queues/fair-queue.ts'
import { createHoldBack } from '../queues/hold-back.ts'

/** With PostgreSQL most of a page's time is spent waiting for answers; with SQLite a second page only delays the first. */
const atOnce: Record<Engine, number> = { sqlite: 2, postgres: 8 }
const waiting = 100
/** Nobody waits longer for a page. */
const longestMilliseconds = 10_000
/** So that a crowd that asks again at once is not answered 503 as often as the server can. */
const held = { milliseconds: 1_000, most: 200 }

/**
 * Renders few pages at once, networks in turn: drawing one takes the processor for some 10 ms, in which nobody else is
 * answered. Rejects with 503 where too many wait.
 */
export const createRenderTurns = (engine: Engine) =>
  fairQueue({
    atOnce: atOnce[engine],
    waiting,
    longestMilliseconds,
    holdBack: createHoldBack(held),
  })
export type RenderTurns = ReturnType<typeof createRenderTurns>
