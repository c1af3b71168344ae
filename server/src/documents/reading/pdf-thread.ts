import { parentPort, workerData } from 'node:worker_threads'
import { readPdf } from './read-pdf.ts'

if (!(workerData instanceof Uint8Array)) throw new Error('Not the bytes of a document')
parentPort?.postMessage(await readPdf(workerData))
