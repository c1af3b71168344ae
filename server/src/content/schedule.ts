import { setTimeout as sleep } from 'node:timers/promises'
import { publishDue } from './due.ts'

const everyMilliseconds = 1_000
const afterFailureMilliseconds = 10_000

/**
 * Comes every second to note what has become public by itself: visitors see it from its moment on, so this may be late,
 * and on several servers the first one does it. Gives what ends it.
 */
export function startSchedule(
  deps: Parameters<typeof publishDue>[0],
  onFailure: (error: unknown) => void,
): () => void {
  const closing = new AbortController()
  const { signal } = closing
  const come = async () => {
    try {
      await publishDue(deps)
      return everyMilliseconds
    } catch (error) {
      onFailure(error)
      return afterFailureMilliseconds
    }
  }
  const keepComing = async () => {
    for (let pause = everyMilliseconds; !signal.aborted; pause = await come())
      await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
  void keepComing()
  return () => closing.abort()
}
