import type { FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { internalAddress } from './request-id.ts'

/** Tells the API for whom a page is rendered. Ignored on requests from outside. */
export const clientHeader = 'x-drawn-for'

export function clientOf({ ip, headers, socket }: FastifyRequest): string {
  const given = headers[clientHeader]
  const isOurs = socket.remoteAddress === internalAddress
  return isOurs && typeof given === 'string' ? given : networkOf(ip)
}
