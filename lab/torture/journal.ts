/** What is seen of a thing: a text that tells its version; undefined when it is not there. */
export type State = string | undefined
export type Seen = { kind: string; key: string; state: string }

/** Each state that the thing may be in: one, unless a change was sent that nobody acknowledged. */
type Thing = { kind: string; key: string; states: State[] }
/** How often something may have been noted. */
type Note = { least: number; most: number }

export type Change = {
  kind: string
  key: string
  to: State
  /** Status of the answer that acknowledges it. */
  planned: number
  /** What the server itself notes of the change, when it does. */
  note?: string
}

export type Journal = ReturnType<typeof createJournal>

/**
 * What a client was told of its changes. One that was acknowledged must be there, once; one that got no answer, or one
 * of the `refusals`, may be there or not; any other answer is a fault.
 */
export function createJournal({ refusals = [] }: { refusals?: number[] } = {}) {
  const things = new Map<string, Thing>()
  const notes = new Map<string, Note>()
  const unplanned: string[] = []
  let acknowledged = 0
  let unanswered = 0

  const thingOf = (kind: string, key: string) => {
    const name = `${kind} ${key}`
    const thing = things.get(name) ?? { kind, key, states: [undefined] }
    things.set(name, thing)
    return thing
  }

  return {
    acknowledged: () => acknowledged,
    unanswered: () => unanswered,
    unplanned,
    notes,
    /** Enters what is there before the first change. */
    begin: (kind: string, key: string, state: State) => {
      thingOf(kind, key).states = [state]
    },
    /** Sends a change, and tells whether it was acknowledged. Changes of one thing are sent one after the other. */
    async write(change: Change, send: () => Promise<number>): Promise<boolean> {
      const { kind, key, to, planned, note } = change
      const thing = thingOf(kind, key)
      thing.states.push(to)
      const recorded = note ? (notes.get(note) ?? { least: 0, most: 0 }) : undefined
      if (note && recorded) notes.set(note, recorded)
      if (recorded) recorded.most++
      const status = await send()
      if (status === planned) {
        acknowledged++
        if (recorded) recorded.least++
        thing.states = [to]
        return true
      }
      if (status === 0) unanswered++
      else if (!refusals.includes(status)) unplanned.push(`${kind} ${key}: ${status}`)
      return false
    },
    /** What is not as it must be. What was open is known from then on. */
    check(seen: Seen[]): { lost: string[]; doubled: string[] } {
      const result = new Map<string, string>()
      const doubled: string[] = []
      for (const { kind, key, state } of seen) {
        const name = `${kind} ${key}`
        if (result.has(name)) doubled.push(name)
        result.set(name, state)
      }
      const lost: string[] = []
      for (const [name, thing] of things) {
        const state = result.get(name)
        if (!thing.states.includes(state))
          lost.push(`${name}: ${state ?? 'not there'} instead of ${thing.states.join(' or ')}`)
        thing.states = [state]
      }
      return { lost, doubled }
    },
    /** Notes that are fewer than were acknowledged, or more than were sent. */
    checkNotes(seen: Map<string, number>): string[] {
      return [...notes].flatMap(([note, { least, most }]) => {
        const times = seen.get(note) ?? 0
        return times < least || times > most
          ? [`${note}: ${times} times instead of ${least} to ${most}`]
          : []
      })
    },
    /** Keys of the things of a kind that are surely there. */
    present: (kind: string) =>
      [...things.values()]
        .filter((thing) => thing.kind === kind && !thing.states.includes(undefined))
        .map(({ key }) => key),
  }
}
