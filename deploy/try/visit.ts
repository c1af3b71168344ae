import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { addresses } from './network.ts'

const everyMilliseconds = 100
const maxMilliseconds = 20_000

type Params = {
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}
export type Answer = {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
  milliseconds: number
}

export function ask(
  path: string,
  { host = addresses.first, method = 'GET', headers = {}, body }: Params = {},
): Promise<Answer> {
  const askedAt = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host,
        localAddress: addresses.visitor,
        servername: 'college.example',
        // The container's own authority.
        rejectUnauthorized: false,
        agent: new Agent({ keepAlive: false }),
        path,
        method,
        headers: { host: 'college.example', ...headers },
        timeout: maxMilliseconds,
      },
      (incoming) => {
        let text = ''
        incoming.on('data', (chunk: Buffer) => {
          text += chunk
        })
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: text,
            milliseconds: performance.now() - askedAt,
          }),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/**
 * Ten times a second until ended; returns failures and the slowest time. `expected` is the status of requests the server is to
 * reject.
 */
export function visit(
  path: string,
  { expected = 200, ...asked }: Params & { expected?: number } = {},
) {
  const failures: string[] = []
  const times: number[] = []
  const pending = new Set<Promise<void>>()
  let isOver = false
  const once = async () => {
    const status = await ask(path, asked).catch((error: Error) => error)
    if (status instanceof Error) failures.push(status.message)
    else if (status.status !== expected) failures.push(String(status.status))
    else times.push(status.milliseconds)
  }
  const running = (async () => {
    while (!isOver) {
      const visiting = once().finally(() => pending.delete(visiting))
      pending.add(visiting)
      await sleep(everyMilliseconds)
    }
  })()
  return {
    async end() {
      isOver = true
      await running
      await Promise.all(pending)
      times.sort((one, other) => one - other)
      const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)
      return { failures, answered: times.length, slowest: at(1), median: at(0.5), p99: at(0.99) }
    },
  }
}
