import { setTimeout as sleep } from 'node:timers/promises'

type Repeating = {
  everyMilliseconds: number
  afterFailureMilliseconds?: number
  onFailure: (error: unknown) => void
}

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
