import { acceptedProblems, documentRejections } from 'contract/content/library/document-facts'
import { badRequest } from '../../../platform/errors.ts'
import { boundedQueue, type Turn } from '../../../platform/queues/bounded-queue.ts'
import { fairQueue } from '../../../platform/queues/fair-queue.ts'
import { callProcess } from '../../../platform/runtime/call-process.ts'
import { type DocumentReading, readingWithProblem } from './document-reading.ts'
import type { PdfAnswer, PdfLimits } from './pdf-process.ts'

const program = new URL('./pdf-process.ts', import.meta.url)
/** Enough even on a machine under heavy load. */
const longestMilliseconds = 90_000
const mebibyte = 1024 * 1024
export const pdfLimits: PdfLimits = {
  cpuSeconds: 20,
  /** The process starts at 90 MB. Other systems than Linux may count free pages. */
  bytes: (process.platform === 'linux' ? 400 : 800) * mebibyte,
  heapMegabytes: 256,
}

const queued = boundedQueue({ atOnce: 1, waiting: 8 })
/** Per account, so that one account's uploads don't hold up others. */
const uploads = fairQueue({ atOnce: 1, waiting: 8, delayRejection: async () => undefined })

async function readElsewhere(bytes: Uint8Array): Promise<DocumentReading> {
  const answer = await callProcess(bytes, {
    program,
    args: [JSON.stringify(pdfLimits)],
    longestMilliseconds,
  })
  return (answer as PdfAnswer | undefined)?.reading ?? readingWithProblem('costly')
}

/**
 * In a separate process, which may run out of memory or time without affecting the server. One at a time, uploads
 * first. Rejects with 503 if the queue is full.
 */
export const readDocument = (bytes: Uint8Array, turn: Turn): Promise<DocumentReading> =>
  queued(() => readElsewhere(bytes), turn)

/** Rejects with 400 and a message for documents that aren't accepted. */
export async function readUpload(bytes: Uint8Array, account: string): Promise<DocumentReading> {
  const waiting = { group: account, rank: () => 0 }
  const reading = await uploads(waiting, () => readDocument(bytes, 'first'))
  const { fault } = reading
  if (fault && !acceptedProblems.has(fault)) throw badRequest(documentRejections[fault])
  return reading
}
