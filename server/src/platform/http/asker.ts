import type { FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { ourselves } from './request-id.ts'

/** By which a page that is drawn says for whom it asks the API. From outside nobody is asked for it. */
export const askerHeader = 'x-drawn-for'

/** The network that wants an answer: also where a page asks for it, which is drawn for somebody. */
export function askerOf({ ip, headers, socket }: FastifyRequest): string {
  const given = headers[askerHeader]
  const isOurs = socket.remoteAddress === ourselves
  return isOurs && typeof given === 'string' ? given : networkOf(ip)
}
