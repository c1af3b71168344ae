/** What is observed of a thing: a text with its version; undefined if it is missing. */
export type State = string | undefined
export type Seen = { kind: string; key: string; state: string }

/** Possible states of the thing: one, unless a change was sent without acknowledgement. */
type Thing = { kind: string; key: string; states: State[] }
/** How often a change may have been recorded. */
type Note = { least: number; most: number }

export type Change = {
  kind: string
  key: string
  to: State
  /** Status of an acknowledgement. */
  planned: number
  /** The server's own record of the change, if it makes one. */
  note?: string
}

export type Journal = ReturnType<typeof createJournal>

/**
 * What clients know about their changes. An acknowledged change must exist, once; one without a
 * response, or with one of the `refusals`, may exist or not; any other response is an error.
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
    /** Records the initial state. */
    begin: (kind: string, key: string, state: State) => {
      thingOf(kind, key).states = [state]
    },
    /** Sends a change and returns whether it was acknowledged. Changes of one thing are sent in sequence. */
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
    /** Contradictions. Open changes are resolved from then on. */
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
    /** Records fewer than acknowledged changes, or more than sent ones. */
    checkNotes(seen: Map<string, number>): string[] {
      return [...notes].flatMap(([note, { least, most }]) => {
        const times = seen.get(note) ?? 0
        return times < least || times > most
          ? [`${note}: ${times} times instead of ${least} to ${most}`]
          : []
      })
    },
    /** Keys of things that certainly exist. */
    present: (kind: string) =>
      [...things.values()]
        .filter((thing) => thing.kind === kind && !thing.states.includes(undefined))
        .map(({ key }) => key),
  }
}
