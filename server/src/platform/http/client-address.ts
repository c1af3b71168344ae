import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import { internalAddress } from './request-id.ts'
import type { Client } from './server.ts'

/** Tells the API for whom a page is rendered. Ignored on requests from outside. */
export const clientHeader = 'x-drawn-for'

export function clientOf({ ip, headers, socket }: FastifyRequest): string {
  const given = headers[clientHeader]
  const isOurs = socket.remoteAddress === internalAddress
  return isOurs && typeof given === 'string' ? given : networkOf(ip)
}

/** For clients that Fastify hasn't seen yet, behind the same proxies. */
export function createNetworkOf(proxies: string[] | false) {
  const isTrusted = proxyAddress.compile(proxies || [])
  // Safe cast: the package reads nothing else.
  return (client: Client) => networkOf(proxyAddress(client as IncomingMessage, isTrusted))
}
