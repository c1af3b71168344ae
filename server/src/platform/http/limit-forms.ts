import type { FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'

/** Limits how many forms are read at once, as each is in memory until complete; more get 503 before their bodies are read. */
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
