import type { FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from './errors.ts'

/**
 * Guard of a route whose forms anybody may send: so many are read at the same time, as each is held in memory until it is
 * whole. Further ones are refused with 503 before their bodies are read.
 */
export function limitForms(most: number) {
  let reading = 0
  return async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (reading >= most) throw unavailable()
    reading++
    reply.raw.once('close', () => {
      reading--
    })
  }
}
