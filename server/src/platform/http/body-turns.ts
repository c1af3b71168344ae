import type { FastifyRequest } from 'fastify'
import { fairQueue } from '../queues/fair-queue.ts'
import { createHoldBack } from '../queues/hold-back.ts'
import { networkOf } from './network.ts'

/** What a form of a few lines has; it is read at once. */
const fewLetters = 4 * 1024
const waiting = 2_000

/** Resolves when a body of so many letters may be parsed and checked. Rejects with 503 when too many wait. */
export type BodyTurns = (request: FastifyRequest, letters: number) => Promise<void>

/**
 * Long bodies are parsed and checked one in each turn of the event loop, networks in turn. A crowd with long passwords would
 * otherwise make each turn last a second, and whoever asks the database ten times waits for ten of them.
 */
export function createBodyTurns(): BodyTurns {
  const line = fairQueue({
    atOnce: 1,
    waiting,
    holdBack: createHoldBack({ milliseconds: 2_000, most: waiting }),
  })
  return async ({ ip }, letters) => {
    if (letters > fewLetters)
      await line({ group: networkOf(ip), rank: () => 0 }, async () => undefined)
  }
}
