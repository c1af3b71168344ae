import type { EditedContent } from 'contract/content/calls'
import { without, wordsIn } from './words.ts'

export type SentEdit = {
  who: string
  /** Id of the entry, event or person. */
  thing: string
  what: string
  /** Version of the entry that the form was based on. */
  base?: number
  /** Version of the entry that it was acknowledged as. */
  version?: number
  /** New words that its author typed or kept; undefined if they come from an earlier version and may be any. */
  adds: ReadonlySet<string> | undefined
  /** Words that its author saw and replaced or deleted. */
  removes: ReadonlySet<string>
  /** All words of the form that was sent. */
  sent?: ReadonlySet<string>
  status: 'sent' | 'acknowledged' | 'rejected' | 'unanswered'
}

/** Words that editors see, and that visitors see. */
export type EntryState = {
  version: number
  words: ReadonlySet<string>
  publicWords: ReadonlySet<string>
}

/** A rejection that a person who is too late gets. */
const expected = [0, 200, 201, 400, 404, 409, 503]

/** All edits as they were sent and answered, and what the answers say of each version. */
export type EditLog = ReturnType<typeof createEditLog>

export function createEditLog() {
  const edits: SentEdit[] = []
  const states = new Map<string, Map<number, EntryState>>()
  const latest = new Map<string, EditedContent>()
  /** Versions that two responses describe differently. */
  const different: string[] = []
  const unexpected: string[] = []
  const counts = { acknowledged: 0, conflicts: 0, unanswered: 0, questions: 0, merged: 0 }

  function see(entry: EditedContent): void {
    const { _id, version } = entry
    const known = states.get(_id) ?? new Map<number, EntryState>()
    states.set(_id, known)
    const words = wordsIn(entry.data)
    const before = known.get(version)?.words
    const differ = before ? [...without(before, words), ...without(words, before)] : []
    if (differ.length > 0) different.push(`${_id} in version ${version}: ${differ}`)
    known.set(version, { version, words, publicWords: wordsIn(entry.publicData) })
    if (version >= (latest.get(_id)?.version ?? 0)) latest.set(_id, entry)
  }

  return {
    counts,
    different,
    unexpected,
    see,
    latest: (_id: string) => latest.get(_id),
    statesOf: (thing: string): EntryState[] =>
      [...(states.get(thing)?.values() ?? [])].toSorted(
        (one, other) => one.version - other.version,
      ),
    editsOf: (thing: string) => edits.filter((edit) => edit.thing === thing),
    answered: (status: number, what: string) => {
      if (status === 0) counts.unanswered++
      if (status === 409) counts.conflicts++
      if (!expected.includes(status)) unexpected.push(`${status} ${what}`)
    },
    send: (edit: Omit<SentEdit, 'status'>): SentEdit => {
      const sent: SentEdit = { ...edit, status: 'sent' }
      edits.push(sent)
      return sent
    },
    acknowledge: (edit: SentEdit, entry?: EditedContent) => {
      edit.status = 'acknowledged'
      counts.acknowledged++
      if (!entry) return
      edit.version = entry.version
      see(entry)
    },
    fail: (edit: SentEdit, status: number) => {
      edit.status = status === 0 ? 'unanswered' : 'rejected'
    },
  }
}
