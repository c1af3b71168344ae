import type { FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { ourselves } from './request-id.ts'

/** Tells the API for whom a page is rendered. Ignored on requests from outside. */
export const askerHeader = 'x-drawn-for'

export function askerOf({ ip, headers, socket }: FastifyRequest): string {
  const given = headers[askerHeader]
  const isOurs = socket.remoteAddress === ourselves
  return isOurs && typeof given === 'string' ? given : networkOf(ip)
}
