import { fork } from 'node:child_process'
import { documentRefusals } from 'contract/library/document-facts'
import { badRequest } from '../../errors.ts'
import { boundedQueue, type Turn } from '../../queues/bounded-queue.ts'
import type { PdfAnswer } from './pdf-process.ts'
import type { DocumentReading } from './read-pdf.ts'

const program = new URL('./pdf-process.ts', import.meta.url)
/** A machine at many times its load still reads what people write. */
const longestMilliseconds = 90_000

const queued = boundedQueue({ atOnce: 1, waiting: 8 })

const costly: DocumentReading = {
  saysLanguage: false,
  isTagged: false,
  isProtected: false,
  isCut: false,
  fault: 'costly',
  text: '',
}

async function readElsewhere(bytes: Uint8Array): Promise<DocumentReading> {
  // Nothing of the server's environment, where secrets are, goes to code that reads strangers' files.
  const { PATH, SystemRoot } = process.env
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    env: { PATH, SystemRoot },
    stdio: 'ignore',
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMilliseconds)
  const { promise, resolve } = Promise.withResolvers<DocumentReading>()
  const end = () => resolve(costly)
  child.once('message', ({ reading = costly }: PdfAnswer) => resolve(reading))
  child.once('exit', end).once('error', end)
  child.send(bytes, (error) => error && end())
  try {
    return await promise
  } finally {
    clearTimeout(tooLong)
    child.kill('SIGKILL')
  }
}

/**
 * Reads a PDF in a process of its own, which may run out of memory or time without the server; one at a time, uploads before
 * what is read in the background. Rejects with 503 when too many stand in line.
 */
export const readDocument = (bytes: Uint8Array, turn: Turn): Promise<DocumentReading> =>
  queued(() => readElsewhere(bytes), turn)

/** The same of an upload: refuses (400) in a sentence what is not taken. */
export async function readUpload(bytes: Uint8Array): Promise<DocumentReading> {
  const reading = await readDocument(bytes, 'first')
  if (reading.fault) throw badRequest(documentRefusals[reading.fault])
  return reading
}
