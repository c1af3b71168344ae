import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const requestIdHeader = 'x-request-id'

/** The "address" of what this server asks itself, which no connection can have. */
export const ourselves = 'ourselves'

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

/** Names requests: as the proxy in front has named them, else anew. Visitors cannot choose what the log says. */
export function createRequestIds(proxies: string[] | false) {
  const trusted = listOf(proxies || [])
  const isTrusted = (address = '') =>
    address === ourselves || (isIP(address) > 0 && trusted.check(address, familyOf(address)))

  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader]
    const isTaken = typeof given === 'string' && acceptable.test(given)
    return isTaken && isTrusted(socket.remoteAddress) ? given : randomUUID()
  }
}

/** Tells the reader under which name the log knows the request. */
export async function sendRequestId(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header(requestIdHeader, request.id)
}
