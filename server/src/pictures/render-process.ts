import { constants, setPriority } from 'node:os'
import { pictureMegapixels } from 'contract/pictures'
import { decodePicture, encodePicture, readHeader } from './encode-picture.ts'
import type { RenderAnswer, RenderOrder } from './render-processes.ts'

// Visitors' pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
// A signal to stop reaches the whole group; the server still finishes the uploads that it has begun.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', async (order: RenderOrder) => {
  // When the server is gone, nobody waits for the answer, and this process leaves as well.
  process.send?.(await render(order), () => undefined)
})

async function render({ bytes, format }: RenderOrder): Promise<RenderAnswer> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (header?.format !== format) return { fault: 'unreadable' }
  // Known before anything is decoded.
  if (header.megapixels > pictureMegapixels) return { fault: 'too large' }
  const pixels = await decodePicture(bytes).catch(() => undefined)
  return pixels ? { picture: await encodePicture(pixels) } : { fault: 'unreadable' }
}
