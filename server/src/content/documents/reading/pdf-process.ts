import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DocumentReading } from './document-reading.ts'

export type PdfAnswer = { reading?: DocumentReading }

export type PdfLimits = { cpuSeconds: number; bytes: number; heapMegabytes: number }

// From `read-document.ts`.
const limits: PdfLimits = JSON.parse(process.argv[2] ?? '')
const pollMilliseconds = 10

// Pages for visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
// A stop signal reaches the whole process group, but the server still finishes running uploads.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const answer = (given: PdfAnswer) => process.send?.(given, () => process.exit())

process.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  // In a thread, so that this one can watch the limits: some files keep a reader busy forever.
  const reader = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  })
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isSlow = (user + system) / 1_000_000 > limits.cpuSeconds
    if (isSlow || process.memoryUsage.rss() > limits.bytes) answer({})
  }, pollMilliseconds)
  reader.once('message', (reading: DocumentReading) => answer({ reading }))
  reader.once('error', () => answer({}))
})
