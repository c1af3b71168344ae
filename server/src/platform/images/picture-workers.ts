import { type ChildProcess, fork } from 'node:child_process'
import type { Focus } from 'contract/content/library/items'
import { unavailable } from '../http/errors.ts'
import type { EncodedPicture, PageFormat } from './encode-picture.ts'

export type RenderOrder = {
  bytes: Uint8Array
  /** What sharp calls the format that the first bytes claim. */
  format: string
  /** Where the middle of an upright cut is, when nothing but that is wanted. */
  cut?: Focus | undefined
  /** A picture of a text: one file, in this format again, large enough to be read. */
  page?: PageFormat | undefined
  /**
   * How large it may be, and what it may cost: processor time, and memory of the whole process. One that afterwards still holds
   * more than `idleBytes` takes no other picture, which would come on top of that.
   */
  most: { megapixels: number; cpuSeconds: number; bytes: number; idleBytes: number }
}

export type Rendered =
  | { picture: EncodedPicture }
  | { fault: 'unreadable' | 'too large' | 'too costly' }

/** What a process answers: `heldBytes` is the memory that it has then. */
export type RenderAnswer = { rendered: Rendered; heldBytes: number }

const program = new URL('./picture-worker.ts', import.meta.url)
const idleMilliseconds = 10_000
const longestRenderMilliseconds = 30_000

/** Processes without work that hold little, each with the timer that ends it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()
let working = 0

/** How many processes there are now. */
export const countPictureWorkers = () => idle.size + working

/**
 * Renders in a process of its own, which ends soon after the last picture: the memory of decoders comes back, and a
 * file that brings one down leaves the server up.
 */
export async function renderElsewhere(order: RenderOrder): Promise<Rendered> {
  const child = take()
  working++
  const { promise, resolve, reject } = Promise.withResolvers<RenderAnswer>()
  const end = () => reject(unavailable())
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestRenderMilliseconds)
  child.once('message', resolve).once('exit', end).once('error', end)
  try {
    child.send(order, (error) => error && end())
    const { rendered, heldBytes } = await promise
    child.removeAllListeners()
    child.on('error', () => {})
    // Nothing else stops a decoder that is still at work.
    if ('fault' in rendered && rendered.fault === 'too costly') child.kill('SIGKILL')
    else if (heldBytes > order.most.idleBytes) child.disconnect()
    else leave(child)
    return rendered
  } finally {
    clearTimeout(tooLong)
    working--
  }
}

function take(): ChildProcess {
  for (const [child, stop] of idle) {
    clearTimeout(stop)
    idle.delete(child)
    if (!child.connected) continue
    child.ref()
    child.channel?.ref()
    return child
  }
  // Nothing of the server's environment, where secrets are, goes to code that reads strangers' files.
  return fork(program, { serialization: 'advanced', execArgv: [], env: renderEnvironment() })
}

/** All that the processes know of their surroundings. */
export const renderEnvironment = () => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  // With these, glibc gives what a decoder or an encoder frees back at once: the next one does not come on top of it.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
})

/** Keeps a process for the next picture, without keeping the server up for it. */
function leave(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  const stop = setTimeout(() => {
    idle.delete(child)
    child.disconnect()
  }, idleMilliseconds)
  idle.set(child, stop.unref())
}
