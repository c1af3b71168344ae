import { setTimeout as sleep } from 'node:timers/promises'

type Repeating = {
  everyMilliseconds: number
  /** The pause after a failure, if it is another. */
  afterFailureMilliseconds?: number
  onFailure: (error: unknown) => void
}

/** Runs something again and again, with a pause before each time; its signal tells it to end early. Gives what ends it. */
export function runRepeatedly(
  run: (signal: AbortSignal) => Promise<void>,
  { everyMilliseconds, afterFailureMilliseconds = everyMilliseconds, onFailure }: Repeating,
): () => void {
  const closing = new AbortController()
  const { signal } = closing
  const repeat = async () => {
    for (let pause = everyMilliseconds; !signal.aborted; ) {
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      pause = everyMilliseconds
      await run(signal).catch((error: unknown) => {
        onFailure(error)
        pause = afterFailureMilliseconds
      })
    }
  }
  void repeat()
  return () => closing.abort()
}
