import { parentPort, workerData } from 'node:worker_threads'
import { faulty } from './document-reading.ts'
import { readPdf } from './read-pdf.ts'

if (!(workerData instanceof Uint8Array)) throw new Error('Not the bytes of a document')
// PDF.js also looks ahead at what nobody has asked of it yet: who would hear that a place cannot be read?
process.on('unhandledRejection', () => parentPort?.postMessage(faulty('damaged')))
parentPort?.postMessage(await readPdf(workerData))
