import { constants, setPriority } from 'node:os'
import { decodePicture, encodePicture } from './encode-picture.ts'
import type { RenderAnswer } from './render-processes.ts'

// Visitors' pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
// A signal to stop reaches the whole group; the server still finishes the uploads that it has begun.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('message', async (bytes: Uint8Array) => {
  // When the server is gone, nobody waits for the answer, and this process leaves as well.
  process.send?.(await render(bytes), () => undefined)
})

async function render(bytes: Uint8Array): Promise<RenderAnswer> {
  const pixels = await decodePicture(bytes).catch(() => undefined)
  return pixels ? { picture: await encodePicture(pixels) } : { unreadable: true }
}
