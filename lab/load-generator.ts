/** Repeats a request over several connections, each as soon as it has its response, and reports the times. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from './connection.ts'

export type LoadOrder = {
  url: string
  headers: Record<string, string>
  seconds: number
  connections?: number
  /** Requested in turn, instead of the URL’s own path. */
  paths?: readonly string[]
  /** JSON bodies to post, distributed over the connections. Without any, requests are GETs. */
  bodies?: string[]
}
/** In milliseconds. */
export type Load = { perSecond: number; requests: number; p50: number; p99: number; faults: number }

const usualConnections = 50

function requestOf(
  { url, headers, bodies = [] }: LoadOrder,
  connection: number,
  path?: string,
): string {
  const { host, pathname, search } = new URL(path ?? url, url)
  const body = bodies[connection % bodies.length]
  const ofBody = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries({ host, ...headers, ...ofBody }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const method = body === undefined ? 'GET' : 'POST'
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n')
}

async function load(order: LoadOrder): Promise<Load> {
  const times: number[] = []
  let errors = 0
  let isOver = false
  const startedAt = performance.now()
  const port = Number(new URL(order.url).port)
  const connections = Array.from({ length: order.connections ?? usualConnections }, (_, number) =>
    openConnection(port, requestOf(order, number)),
  )
  const others = order.paths?.map((path) => requestOf(order, 0, path)) ?? []
  let sent = 0
  const wear = async ({ ask }: (typeof connections)[number]) => {
    while (!isOver) {
      const { askedAt, cameAt } = await ask(others[sent++ % others.length])
      times.push(cameAt - askedAt)
    }
  }
  const fail = () => {
    if (!isOver) errors++
  }
  const wearing = connections.map((connection) => wear(connection).catch(fail))
  await sleep(order.seconds * 1000)
  isOver = true
  const seconds = (performance.now() - startedAt) / 1000
  for (const { end } of connections) end()
  await Promise.all(wearing)
  const requests = times.length
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.ceil(share * requests) - 1] ?? Number.NaN
  return {
    perSecond: requests / seconds,
    requests,
    p50: percentile(0.5),
    p99: percentile(0.99),
    faults: errors,
  }
}

process.on('message', async (order: LoadOrder) => process.send?.(await load(order)))
process.on('disconnect', () => process.exit())
