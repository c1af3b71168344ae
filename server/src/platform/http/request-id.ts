import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const requestIdHeader = 'x-request-id'

/** Marks internal requests; no connection can have this address. */
export const internalAddress = 'ourselves'

const acceptable = /^[a-z\d-]{1,64}$/i
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function listOf(addresses: string[]): BlockList {
  const list = new BlockList()
  for (const address of addresses) {
    const [host = '', bits] = address.split('/')
    if (bits) list.addSubnet(host, Number(bits), familyOf(host))
    else list.addAddress(host, familyOf(host))
  }
  return list
}

/** Taken from the trusted proxy, else new: visitors must not control what the log says. */
export function createRequestIds(proxies: string[] | false) {
  const trusted = listOf(proxies || [])
  const isTrusted = (address = '') =>
    address === internalAddress || (isIP(address) > 0 && trusted.check(address, familyOf(address)))

  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader]
    const isTaken = typeof given === 'string' && acceptable.test(given)
    return isTaken && isTrusted(socket.remoteAddress) ? given : randomUUID()
  }
}

export async function sendRequestId(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header(requestIdHeader, request.id)
}
