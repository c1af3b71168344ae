type Waiter = { begin: () => void }

/** Whoever waits gives up after `silent` without progress of those before, or after `longest` in any case. */
type Limits = { atOnce: number; silentMilliseconds: number; longestMilliseconds: number }

/**
 * Limits what runs at once; groups take turns. A crowd is served one after the other, however long that takes in total, and
 * told at once when nothing moves.
 */
export function createPatientTurns(
  { atOnce, silentMilliseconds, longestMilliseconds }: Limits,
  late: () => Error,
) {
  /** The group that has waited longest comes first. */
  const lines = new Map<string, Waiter[]>()
  let running = 0
  let waiting = 0
  let movedAt = Number.NEGATIVE_INFINITY

  function nextInLine(): Waiter | undefined {
    for (const [group, line] of lines) {
      const next = line.shift()
      lines.delete(group)
      if (line.length > 0) lines.set(group, line)
      return next
    }
    return undefined
  }

  function leave(group: string, waiter: Waiter): void {
    const others = lines.get(group)?.filter((one) => one !== waiter) ?? []
    if (others.length > 0) lines.set(group, others)
    else lines.delete(group)
  }

  function wait(group: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const since = performance.now()
    const giveUpAt = () =>
      Math.min(since + longestMilliseconds, Math.max(since, movedAt) + silentMilliseconds)
    const check = () => {
      const remaining = giveUpAt() - performance.now()
      if (remaining > 0) {
        timer = setTimeout(check, remaining)
        return
      }
      waiting--
      leave(group, waiter)
      reject(late())
    }
    let timer = setTimeout(check, silentMilliseconds)
    const waiter = {
      begin: () => {
        clearTimeout(timer)
        waiting--
        resolve()
      },
    }
    waiting++
    const line = lines.get(group)
    if (line) line.push(waiter)
    else lines.set(group, [waiter])
    return promise
  }

  return {
    async begin(group: string): Promise<void> {
      if (running >= atOnce) return wait(group)
      running++
    },
    end(): void {
      const next = nextInLine()
      if (next) next.begin()
      else running--
    },
    noteProgress(): void {
      movedAt = performance.now()
    },
    waiting: () => waiting,
    isIdle: () => running === 0,
  }
}
export type PatientTurns = ReturnType<typeof createPatientTurns>
