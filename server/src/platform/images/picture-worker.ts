import { constants, setPriority } from 'node:os'
import {
  cutAround,
  decodePicture,
  encodePage,
  encodePicture,
  pageMaxSide,
  readHeader,
} from './encode-picture.ts'
import type { RenderAnswer, Rendered, RenderOrder } from './picture-workers.ts'

// Visitors' pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
// A signal to stop reaches the whole group; the server still finishes the uploads that it has begun.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', async (order: RenderOrder) => {
  const tooCostly = Promise.withResolvers<Rendered>()
  const stopWatching = watchCosts(order.most, () => tooCostly.resolve({ fault: 'too costly' }))
  const rendered = await Promise.race([render(order), tooCostly.promise])
  stopWatching()
  const answer: RenderAnswer = { rendered, heldBytes: process.memoryUsage.rss() }
  // When the server is gone, nobody waits for the answer, and this process leaves as well.
  process.send?.(answer, () => undefined)
})

const lookMilliseconds = 10

/**
 * Calls once when an order has become too costly, and gives what ends the watch. Files can be made so that decoders
 * work on a few bytes for minutes; they do it on other threads, so that this one can look.
 */
function watchCosts(most: RenderOrder['most'], onTooCostly: () => void): () => void {
  const begun = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begun)
    const isSlow = (user + system) / 1_000_000 > most.cpuSeconds
    if (!isSlow && process.memoryUsage.rss() < most.bytes) return
    clearInterval(timer)
    onTooCostly()
  }, lookMilliseconds)
  return () => clearInterval(timer)
}

async function render({ bytes, format, most, cut, page }: RenderOrder): Promise<Rendered> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (header?.format !== format) return { fault: 'unreadable' }
  // Known before anything is decoded.
  if (header.megapixels > most.megapixels) return { fault: 'too large' }
  const pixels = await decodePicture(bytes, page && pageMaxSide).catch(() => undefined)
  if (!pixels) return { fault: 'unreadable' }
  if (page) return { picture: await encodePage(pixels, page) }
  return { picture: await encodePicture(cut ? cutAround(pixels, cut) : pixels) }
}
