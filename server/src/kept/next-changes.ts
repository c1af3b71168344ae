import type { Subject } from 'contract/subjects'

/** When what is shown of a subject changes next though nobody changes it, because a date passes; epoch milliseconds. */
type NextChange = (moment: Date) => Promise<number>

/** The same of each subject. */
export type NextChanges = Record<Subject, NextChange>

/** Until when something that was made of these subjects is good, by the clock alone. */
export async function goodUntil(
  nextChanges: NextChanges,
  subjects: readonly Subject[],
  moment: Date,
): Promise<number> {
  const changes = subjects.map((subject) => nextChanges[subject](moment))
  // What was made in an outage is sent; whoever comes next asks again.
  return Math.min(...(await Promise.all(changes).catch(() => [moment.getTime()])))
}
