import { openConnection, pageRequest } from '../connection.ts'
import { median } from '../median.ts'

const readers = 300
const rounds = 5

/** How long each of so many waits who ask for a page at the same time, the longest last; milliseconds. */
async function waits(url: string, count: number, change: () => Promise<void>): Promise<number[]> {
  const { port, request } = pageRequest(url)
  const connections = Array.from({ length: count }, () => openConnection(port, request))
  await Promise.all(connections.map((connection) => connection.ask()))
  await change()
  const answers = await Promise.all(connections.map((connection) => connection.ask()))
  for (const connection of connections) connection.end()
  return answers
    .map(({ askedAt, cameAt }) => cameAt - askedAt)
    .toSorted((one, other) => one - other)
}

/**
 * How many times as long the last of 300 waits who ask for a page together after a change, as somebody who asks alone: 1
 * when all but the first cost nothing.
 */
export async function crowdToOne(url: string, change: () => Promise<void>): Promise<number> {
  const ratios: number[] = []
  // The first draws after a start take longer.
  await waits(url, 1, change)
  for (let round = 0; round < rounds; round++) {
    const [alone = Number.NaN] = await waits(url, 1, change)
    const together = await waits(url, readers, change)
    ratios.push((together.at(-1) ?? Number.NaN) / alone)
  }
  return median(ratios)
}
