import { college } from 'college/facts'
import { endOfDay, startOfDay } from 'contract/content/admission'
import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { type ContentTypeName, contentTypes, isCollectionName } from 'contract/content/types'
import type { Reading } from '../../platform/db/open.ts'
import type { NextChange } from '../../platform/response-cache/next-changes.ts'
import { nextNoticesChange } from '../notices/next-change.ts'
import { nextPublication } from './public-content.ts'
import { readEntries } from './public-entries.ts'

/** When the days that data names begin and are over, on the college's calendar; epoch milliseconds. */
const momentsOf = (fields: ContentFields, data: ContentData): number[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const day = data[name]
    if (kind !== 'day' || typeof day !== 'string' || day === '') return []
    return [startOfDay, endOfDay].map((edge) => Date.parse(edge(day, college.timeZone)))
  })

const hasDays = (fields: ContentFields) => Object.values(fields).some(({ kind }) => kind === 'day')

/**
 * When what visitors read of a type changes though nobody changes it: it is published or ends by itself, or a day that it
 * names begins or is over.
 */
export async function nextContentChange(
  db: Reading,
  type: ContentTypeName,
  moment: Date,
): Promise<NextChange> {
  if (type === 'notice') return nextNoticesChange(db, moment)
  const answered = await nextPublication(db, type, moment)
  const { fields } = contentTypes[type]
  if (!isCollectionName(type) || !hasDays(fields))
    return { answered, drawn: Number.POSITIVE_INFINITY }
  const entries = await readEntries(db, type, moment)
  const days = entries
    .flatMap(({ data }) => momentsOf(fields, data))
    .filter((change) => change > moment.getTime())
  return { answered, drawn: Math.min(...days) }
}
