import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Has a process of its own, so that it disturbs no visitor here, hold so many slow sockets open. `end` ends it and tells how
 * many were open at once.
 */
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
