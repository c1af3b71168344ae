import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Focus } from 'contract/content/library/items'
import { unavailable } from '../errors.ts'
import type { EncodedPicture, PageFormat } from './encode-picture.ts'

export type RenderOrder = {
  bytes: Uint8Array
  format: string
  cut?: Focus | undefined
  page?: PageFormat | undefined
  /**
   * Limits of size, processor time, and memory of the process. A process that keeps more than `idleBytes` gets no further
   * picture.
   */
  most: { megapixels: number; cpuSeconds: number; bytes: number; idleBytes: number }
}

export type Rendered =
  | { picture: EncodedPicture }
  | { fault: 'unreadable' | 'too large' | 'too costly' }

export type RenderAnswer = { rendered: Rendered; usedBytes: number }

const program = new URL('./picture-worker.ts', import.meta.url)
const idleMilliseconds = 10_000
/** Enough even on a machine under heavy load; `cpuSeconds` ends what computes. */
const longestRenderMilliseconds = 120_000

const idle = new Map<ChildProcess, NodeJS.Timeout>()
let working = 0

export const countPictureWorkers = () => idle.size + working

/**
 * In a child process that ends soon after the last picture, so that memory is returned and a malicious file cannot crash the
 * server.
 */
export async function renderElsewhere(order: RenderOrder): Promise<Rendered> {
  const child = claimWorker()
  working++
  const { promise, resolve, reject } = Promise.withResolvers<RenderAnswer>()
  const fail = () => reject(unavailable())
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestRenderMilliseconds)
  child.once('message', resolve).once('exit', fail).once('error', fail)
  try {
    child.send(order, (error) => error && fail())
    const { rendered, usedBytes } = await promise
    child.removeAllListeners()
    child.on('error', () => {})
    const isTooCostly = 'fault' in rendered && rendered.fault === 'too costly'
    // Nothing else stops a decoder.
    if (isTooCostly || usedBytes > order.most.idleBytes) await end(child)
    else leave(child)
    return rendered
  } finally {
    clearTimeout(tooLong)
    working--
  }
}

/** The next picture waits until its memory is free, or there would be that of two. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

function claimWorker(): ChildProcess {
  for (const [child, stop] of idle) {
    clearTimeout(stop)
    idle.delete(child)
    if (!child.connected) continue
    child.ref()
    child.channel?.ref()
    return child
  }
  // Code that reads strangers' files gets none of the server's environment, which has secrets.
  return fork(program, { serialization: 'advanced', execArgv: [], env: renderEnvironment() })
}

export const renderEnvironment = () => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  // Makes glibc return freed memory at once.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
})

function leave(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  const stop = setTimeout(() => {
    idle.delete(child)
    child.disconnect()
  }, idleMilliseconds)
  idle.set(child, stop.unref())
}
