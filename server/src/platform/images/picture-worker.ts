import { constants, setPriority } from 'node:os'
import {
  cropAround,
  decodePicture,
  encodePage,
  encodePicture,
  pageMaxSide,
  readHeader,
} from './encode-picture.ts'
import type { RenderAnswer, Rendered, RenderOrder } from './picture-workers.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
// Signals reach the whole process group, but the server still finishes its uploads.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', async (order: RenderOrder) => {
  const tooCostly = Promise.withResolvers<Rendered>()
  const stopWatching = watchCosts(order.most, () => tooCostly.resolve({ fault: 'too costly' }))
  const rendered = await Promise.race([render(order), tooCostly.promise])
  stopWatching()
  const answer: RenderAnswer = { rendered, usedBytes: process.memoryUsage.rss() }
  process.send?.(answer, () => undefined)
})

const pollMilliseconds = 10

/**
 * Calls once if a render becomes too costly. A crafted file of a few bytes can keep a decoder busy for minutes; decoders run on
 * other threads, so this one can watch.
 */
function watchCosts(most: RenderOrder['most'], onTooCostly: () => void): () => void {
  const start = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start)
    const isSlow = (user + system) / 1_000_000 > most.cpuSeconds
    if (!isSlow && process.memoryUsage.rss() < most.bytes) return
    clearInterval(timer)
    onTooCostly()
  }, pollMilliseconds)
  return () => clearInterval(timer)
}

async function render({ bytes, format, most, cut, page }: RenderOrder): Promise<Rendered> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (header?.format !== format) return { fault: 'unreadable' }
  if (header.megapixels > most.megapixels) return { fault: 'too large' }
  const pixels = await decodePicture(bytes, page && pageMaxSide).catch(() => undefined)
  if (!pixels) return { fault: 'unreadable' }
  if (page) return { picture: await encodePage(pixels, page) }
  return { picture: await encodePicture(cut ? cropAround(pixels, cut) : pixels) }
}
