import type { FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { createBackoff } from '../queues/backoff.ts'
import { fairQueue } from '../queues/fair-queue.ts'

const fewLetters = 4 * 1024
const waiting = 2_000

export type BodyTurns = (request: FastifyRequest, letters: number) => Promise<void>

/**
 * Parses one long body per turn of the event loop, networks in turn. Otherwise a crowd with long passwords would make each turn
 * last a second, and ten queries take ten of them.
 */
export function createBodyTurns(): BodyTurns {
  const line = fairQueue({
    atOnce: 1,
    waiting,
    delayRejection: createBackoff({ milliseconds: 2_000, most: waiting }),
  })
  return async ({ ip }, letters) => {
    if (letters > fewLetters)
      await line({ group: networkOf(ip), rank: () => 0 }, async () => undefined)
  }
}
