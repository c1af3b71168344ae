import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** In its own process, so that it does not slow down visitors here. `end` returns how many were open at once. */
export function openSlowSockets(count: number) {
  const child = fork(join(import.meta.dirname, 'slow-sockets-process.ts'), [String(count)])
  return {
    async end(): Promise<number> {
      child.send('end')
      const [most] = await once(child, 'message')
      return most
    },
  }
}
