/** Many readers of one page, each with a connection, who repeat their request after a pause. */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, openConnection, pageRequest, WrongAnswer } from '../connection.ts'

export type ReadersOrder = {
  url: string
  readers: number
  pauseMilliseconds: number
  seconds: number
}
/** When a request was sent and answered, in milliseconds, and the ETag. */
export type Read = [asked: number, came: number, tag: string]
/** Responses, and counts of failures by reason. */
export type ReadersFound = { reads: Read[]; faults: Record<string, number> }

const clock = () => performance.timeOrigin + performance.now()

const readOf = ({ askedAt, cameAt, head }: Answer): Read => {
  const [, tag = ''] = /\netag: *(\S+)/i.exec(head) ?? []
  return [askedAt, cameAt, tag]
}

async function read({ url, readers, pauseMilliseconds, seconds }: ReadersOrder) {
  const result: ReadersFound = { reads: [], faults: {} }
  const note = ({ message }: Error) => {
    result.faults[message] = (result.faults[message] ?? 0) + 1
  }
  const { port, request } = pageRequest(url)
  const until = clock() + seconds * 1000
  const reader = async (_: unknown, number: number) => {
    await sleep((number / readers) * pauseMilliseconds)
    let connection = openConnection(port, request)
    // As browsers do when the server closes an idle connection at the moment of reuse.
    const again = (error: Error) => {
      if (error instanceof WrongAnswer) throw error
      connection = openConnection(port, request)
      return connection.ask()
    }
    while (clock() < until) {
      const answer = connection.ask().catch(again)
      await answer.then((one) => result.reads.push(readOf(one)), note)
      await sleep(pauseMilliseconds)
    }
    connection.end()
  }
  await Promise.all(Array.from({ length: readers }, reader))
  return result
}

process.on('message', async (order: ReadersOrder) => process.send?.(await read(order)))
process.on('disconnect', () => process.exit())
