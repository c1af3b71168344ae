import { documentRefusals, takenFaults } from 'contract/content/library/document-facts'
import { badRequest } from '../../../platform/http/errors.ts'
import { boundedQueue, type Turn } from '../../../platform/queues/bounded-queue.ts'
import { fairQueue } from '../../../platform/queues/fair-queue.ts'
import { askProcess } from '../../../platform/runtime/ask-process.ts'
import { type DocumentReading, faulty } from './document-reading.ts'
import type { PdfAnswer } from './pdf-process.ts'

const program = new URL('./pdf-process.ts', import.meta.url)
/** A machine at many times its load still reads what people write. */
const longestMilliseconds = 90_000

const queued = boundedQueue({ atOnce: 1, waiting: 8 })
/** One account's uploads wait for one another, and not everybody for them. */
const uploads = fairQueue({ atOnce: 1, waiting: 8, holdBack: async () => undefined })

async function readElsewhere(bytes: Uint8Array): Promise<DocumentReading> {
  const answer = await askProcess(bytes, { program, longestMilliseconds })
  return (answer as PdfAnswer | undefined)?.reading ?? faulty('costly')
}

/**
 * Reads a PDF in a process of its own, which may run out of memory or time without the server; one at a time, uploads before
 * what is read in the background. Rejects with 503 when too many stand in line.
 */
export const readDocument = (bytes: Uint8Array, turn: Turn): Promise<DocumentReading> =>
  queued(() => readElsewhere(bytes), turn)

/** The same of an upload of an account: refuses (400) in a sentence what is not taken. */
export async function readUpload(bytes: Uint8Array, account: string): Promise<DocumentReading> {
  const waiting = { group: account, rank: () => 0 }
  const reading = await uploads(waiting, () => readDocument(bytes, 'first'))
  const { fault } = reading
  if (fault && !takenFaults.has(fault)) throw badRequest(documentRefusals[fault])
  return reading
}
