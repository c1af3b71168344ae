import { setTimeout as sleep } from 'node:timers/promises'

type Coming = {
  everyMilliseconds: number
  /** How long to rest when it failed; else as long as always. */
  afterFailureMilliseconds?: number
  onFailure: (error: unknown) => void
}

/**
 * Does something again and again, with a rest before each time: `come` is given what tells it to end early. Gives what
 * ends it.
 */
export function keepComing(
  come: (signal: AbortSignal) => Promise<void>,
  { everyMilliseconds, afterFailureMilliseconds = everyMilliseconds, onFailure }: Coming,
): () => void {
  const closing = new AbortController()
  const { signal } = closing
  const keep = async () => {
    for (let pause = everyMilliseconds; !signal.aborted; ) {
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      pause = everyMilliseconds
      await come(signal).catch((error: unknown) => {
        onFailure(error)
        pause = afterFailureMilliseconds
      })
    }
  }
  void keep()
  return () => closing.abort()
}
