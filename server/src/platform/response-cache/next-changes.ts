import { forEachSubject, type Subject } from 'contract/subjects'
import type { VersionOf } from './versions.ts'

/** When what is shown of a subject becomes another though nobody changes it; epoch milliseconds. */
export type NextChange = {
  /** Calls about it are answered otherwise: something is published, or ends by itself. */
  answered: number
  /** The same answers are drawn otherwise: a date that they name passes. */
  drawn: number
}

/** The same of each subject, reckoned from a moment. */
export type NextChanges = Record<Subject, (moment: Date) => Promise<NextChange>>

/** What was reckoned of a subject at a version, from a moment on. */
type Reckoned = { version: number; from: number; next: Promise<NextChange> }

/**
 * The same, reckoned once until a subject changes or what was reckoned comes: whoever draws one of a hundred pages after a change
 * wants to know it of all that the page shows, and readers wait for that.
 */
export function rememberNextChanges(reckon: NextChanges, version: VersionOf): NextChanges {
  return forEachSubject((subject) => {
    let last: Reckoned | undefined
    return async (moment) => {
      // Read before: a change that happens meanwhile makes the result old at once.
      const current = version(subject)
      if (current === undefined) return reckon[subject](moment)
      if (last?.version === current && last.from <= moment.getTime()) {
        const { answered, drawn } = await last.next
        if (moment.getTime() < Math.min(answered, drawn)) return { answered, drawn }
      }
      const next = reckon[subject](moment)
      const reckoned = { version: current, from: moment.getTime(), next }
      last = reckoned
      next.catch(() => {
        if (last === reckoned) last = undefined
      })
      return next
    }
  })
}

/** The first of what happens to several. */
const first = (changes: readonly NextChange[]): NextChange => ({
  answered: Math.min(...changes.map(({ answered }) => answered)),
  drawn: Math.min(...changes.map(({ drawn }) => drawn)),
})

/** When something that was made of these subjects becomes another, by the clock alone. */
export async function nextOf(
  nextChanges: NextChanges,
  subjects: readonly Subject[],
  moment: Date,
): Promise<NextChange> {
  const changes = subjects.map((subject) => nextChanges[subject](moment))
  // What was made in an outage is sent; whoever comes next asks again.
  const now = { answered: moment.getTime(), drawn: moment.getTime() }
  return first(await Promise.all(changes).catch(() => [now]))
}
