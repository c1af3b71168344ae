import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DocumentReading } from './document-reading.ts'

/** What a process answers; nothing where it was stopped for its costs. */
export type PdfAnswer = { reading?: DocumentReading }

const mebibyte = 1024 * 1024
const most = {
  cpuSeconds: 20,
  /** Of this process; one that begins has 90 MB. On other systems than Linux free pages may count. */
  bytes: (process.platform === 'linux' ? 400 : 800) * mebibyte,
  heapMegabytes: 256,
}
const lookMilliseconds = 10

// Visitors' pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
// A signal to stop reaches the whole group; the server still finishes the uploads that it has begun.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const answer = (given: PdfAnswer) => process.send?.(given, () => process.exit())

process.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  // On a thread of its own, so that this one can look at what it costs: some files keep a reader busy for ever.
  const reader = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: most.heapMegabytes },
  })
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isSlow = (user + system) / 1_000_000 > most.cpuSeconds
    if (isSlow || process.memoryUsage.rss() > most.bytes) answer({})
  }, lookMilliseconds)
  reader.once('message', (reading: DocumentReading) => answer({ reading }))
  reader.once('error', () => answer({}))
})
