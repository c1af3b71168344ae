import { parentPort, workerData } from 'node:worker_threads'
import { readingWithProblem } from './document-reading.ts'
import { readPdf } from './read-pdf.ts'

if (!(workerData instanceof Uint8Array)) throw new Error('Not the bytes of a document')
// PDF.js prefetches, and nobody awaits those promises.
process.on('unhandledRejection', () => parentPort?.postMessage(readingWithProblem('damaged')))
parentPort?.postMessage(await readPdf(workerData))
