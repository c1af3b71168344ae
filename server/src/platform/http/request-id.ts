import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const requestIdHeader = 'x-request-id'

/** Marks internal requests; no connection can have this address. */
export const internalAddress = 'ourselves'

const acceptable = /^[a-z\d-]{1,64}$/i

/** Taken from the trusted proxy, else new: visitors must not control what the log says. */
export function createRequestIds(proxies: string[] | false) {
  const isProxy = compile(proxies || [])
  const isTrusted = (address = '') => address === internalAddress || isProxy(address, 0)

  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader]
    const isTaken = typeof given === 'string' && acceptable.test(given)
    return isTaken && isTrusted(socket.remoteAddress) ? given : randomUUID()
  }
}

export async function sendRequestId(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header(requestIdHeader, request.id)
}
