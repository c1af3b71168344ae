import { type ChildProcess, fork } from 'node:child_process'
import { unavailable } from '../errors.ts'
import type { EncodedPicture } from './encode-picture.ts'

export type RenderOrder = {
  bytes: Uint8Array
  /** What sharp calls the format that the first bytes claim. */
  format: string
  /** What it may cost: processor time, and memory of the whole process. */
  most: { cpuSeconds: number; bytes: number }
}

export type RenderAnswer =
  | { picture: EncodedPicture }
  | { fault: 'unreadable' | 'too large' | 'too costly' }

const program = new URL('./render-process.ts', import.meta.url)
const idleMilliseconds = 10_000
const longestRenderMilliseconds = 30_000

/** Processes without work, each with the timer that ends it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()
let working = 0

/** How many processes there are now. */
export const countRenderProcesses = () => idle.size + working

/**
 * Renders in a process of its own, which ends soon after the last picture: the memory of decoders comes back, and a
 * file that brings one down leaves the server up.
 */
export async function renderElsewhere(order: RenderOrder): Promise<RenderAnswer> {
  const child = take()
  working++
  const { promise, resolve, reject } = Promise.withResolvers<RenderAnswer>()
  const end = () => reject(unavailable())
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestRenderMilliseconds)
  child.once('message', resolve).once('exit', end).once('error', end)
  try {
    child.send(order, (error) => error && end())
    const answer = await promise
    child.removeAllListeners()
    // Nothing else stops a decoder that is still at work.
    if ('fault' in answer && answer.fault === 'too costly') child.kill('SIGKILL')
    else leave(child)
    return answer
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
  return fork(program, { serialization: 'advanced', execArgv: [], env: bareEnvironment() })
}

const bareEnvironment = () => ({ PATH: process.env.PATH, SystemRoot: process.env.SystemRoot })

/** Keeps a process for the next picture, without keeping the server up for it. */
function leave(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  child.on('error', () => {})
  const stop = setTimeout(() => {
    idle.delete(child)
    child.disconnect()
  }, idleMilliseconds)
  idle.set(child, stop.unref())
}
