import type { EditedContent } from 'contract/content/calls'
import {
  type CourseFees,
  type FeesOfVersion,
  feeFields,
  feesIn,
  feesOfCourse,
} from 'contract/content/course-fees'
import { currentOf } from '../editing/editing-state'
import { type Choices, type Conflict, merge } from '../editing/merge'

/** Gives up after losing this many races in a row. */
const maxRounds = 5

export type FeeQuestion = { title: string; theirs: string; conflicts: Conflict[] }

type Calls = {
  send: (row: CourseFees, fees: FeesOfVersion) => Promise<EditedContent>
  /** Undefined: decided later. */
  chooseSides: (question: FeeQuestion) => Promise<Choices | undefined>
}

/** `mine` is what is still to be sent, over `row`. */
export type SentFees =
  | { status: 'sent'; row: CourseFees }
  | { status: 'merged' | 'asked'; row: CourseFees; mine: FeesOfVersion; theirs: string }

/** `Fees 2: Fee in rupees` says less than the name of the line. */
function named({ path, ...conflict }: Conflict, mine: FeesOfVersion): Conflict {
  const line = mine.fees.find(({ _key }) => path.split('.')[1] === _key)
  return { ...conflict, path, ...(line && { label: line.year }) }
}

const isSame = (one: FeesOfVersion, other: FeesOfVersion) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The later save decides the day. */
const chosen: Choices = { feesAsOf: 'mine' }

/** Merges what others saved in the meantime, and asks where both changed the same. Rejects with `ApiError`. */
export async function sendFees(
  row: CourseFees,
  mine: FeesOfVersion,
  calls: Calls,
  rounds = maxRounds,
): Promise<SentFees> {
  try {
    return { status: 'sent', row: feesOfCourse(await calls.send(row, mine)) }
  } catch (error) {
    const current = currentOf(error)
    if (!current || rounds === 0) throw error
    const other = feesOfCourse(current)
    const { author: theirs } = current
    const sides = { base: row.edited, mine, theirs: other.edited }
    const { data, conflicts } = merge(feeFields, sides, chosen)
    const open = conflicts.filter(({ path }) => !chosen[path])
    if (open.length === 0) {
      const merged = feesIn(data)
      // What others changed in this row is looked at first.
      if (!isSame(merged, feesIn(mine)))
        return { status: 'merged', row: other, mine: merged, theirs }
      return sendFees(other, merged, calls, rounds - 1)
    }
    const { title } = row
    const choices = await calls.chooseSides({
      ...{ title, theirs },
      conflicts: open.map((one) => named(one, mine)),
    })
    if (!choices) return { status: 'asked', row, mine, theirs }
    const answered = feesIn(merge(feeFields, sides, { ...chosen, ...choices }).data)
    return sendFees(other, answered, calls, rounds - 1)
  }
}
