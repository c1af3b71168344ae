import type { Subject } from 'contract/subjects'

/** When what is shown of a subject becomes another though nobody changes it; epoch milliseconds. */
export type NextChange = {
  /** Calls about it are answered otherwise: something is published, or ends by itself. */
  answered: number
  /** The same answers are drawn otherwise: a date that they name passes. */
  drawn: number
}

/** The same of each subject, reckoned from a moment. */
export type NextChanges = Record<Subject, (moment: Date) => Promise<NextChange>>

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
