/** Many readers of one page, each with a connection of its own, who ask again after a pause; told is what each answer was. */

import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type ReadersOrder = {
  url: string
  readers: number
  pauseMilliseconds: number
  seconds: number
}
/** When an answer was asked for and when it was there, in milliseconds of the clock, and its tag. */
export type Read = [asked: number, came: number, tag: string]
/** What was read, and how often an answer did not come, by the reason. */
export type ReadersFound = { reads: Read[]; faults: Record<string, number> }

const headers = { 'accept-encoding': 'br, gzip' }
const clock = () => performance.timeOrigin + performance.now()

function readOnce(url: string, agent: Agent): Promise<Read> {
  const asked = clock()
  const { promise, resolve, reject } = Promise.withResolvers<Read>()
  const request = get(url, { agent, headers }, (response) => {
    const { statusCode, headers: told } = response
    if (statusCode !== 200) reject(new Error(`status ${statusCode}`))
    response.resume()
    response.once('end', () => resolve([asked, clock(), told.etag ?? '']))
    response.once('error', reject)
  })
  request.once('error', (error: NodeJS.ErrnoException) => {
    // As browsers do: the server has closed a connection that had rested, just as it was used again.
    if (request.reusedSocket && error.code === 'ECONNRESET') resolve(readOnce(url, agent))
    else reject(error)
  })
  return promise
}

async function read({ url, readers, pauseMilliseconds, seconds }: ReadersOrder) {
  const found: ReadersFound = { reads: [], faults: {} }
  const note = (error: NodeJS.ErrnoException) => {
    const reason = error.code ?? error.message
    found.faults[reason] = (found.faults[reason] ?? 0) + 1
  }
  const until = clock() + seconds * 1000
  const reader = async (_: unknown, number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await sleep((number / readers) * pauseMilliseconds)
    while (clock() < until) {
      await readOnce(url, agent).then((one) => found.reads.push(one), note)
      await sleep(pauseMilliseconds)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: readers }, reader))
  return found
}

process.on('message', async (order: ReadersOrder) => process.send?.(await read(order)))
process.on('disconnect', () => process.exit())
