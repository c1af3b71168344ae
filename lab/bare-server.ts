/** The baseline for the server: `node:http` that sends one fixed response. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRaw, type RawAnswer } from './raw-answer.ts'
import type { Usage } from './web-server.ts'

/** Copies another server's response, or reports resources used so far. */
export type BareOrder = { copy: string; headers: Record<string, string> } | { usage: true }
export type Copied = { port: number; bytes: number }

let answer: RawAnswer = { status: 503, headers: [], body: Buffer.alloc(0) }

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers).end(answer.body)
})

async function obey(order: BareOrder): Promise<Copied | Usage> {
  if ('usage' in order) {
    const { user, system } = process.cpuUsage()
    return { cpuSeconds: (user + system) / 1_000_000, residentBytes: process.memoryUsage.rss() }
  }
  answer = await getRaw(order.copy, order.headers)
  if (answer.status !== 200) throw new Error(`${order.copy} answers ${answer.status}`)
  // Safe: a server listening on a network port has this kind of address.
  const { port } = server.address() as AddressInfo
  return { port, bytes: answer.body.length }
}

server.listen(0, '127.0.0.1', () => {
  process.on('message', async (order: BareOrder) => process.send?.(await obey(order)))
  process.on('disconnect', () => process.exit())
})
