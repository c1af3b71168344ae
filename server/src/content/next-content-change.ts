import { college } from 'college/facts'
import { endOfDay, startOfDay } from 'contract/content/admission'
import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { translationTypeNames } from 'contract/content/translations/translation-types'
import {
  type ContentTypeName,
  contentTypes,
  isCollectionName,
  isPaged,
  type PagedName,
} from 'contract/content/types'
import type { DbOrTrx } from '../platform/db/schema.ts'
import type { NextChange } from '../platform/response-cache/next-changes.ts'
import { nextNoticesChange } from './notices/next-change.ts'
import { nextContentPublication } from './public/public-content.ts'
import { readEntries } from './public/public-entries.ts'

/** Start and end of each day that the data names, in epoch milliseconds. */
const timesOf = (fields: ContentFields, data: ContentData): number[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const day = data[name]
    if (kind !== 'day' || typeof day !== 'string' || day === '') return []
    return [startOfDay, endOfDay].map((edge) => Date.parse(edge(day, college.timeZone)))
  })

const hasDays = (fields: ContentFields) => Object.values(fields).some(({ kind }) => kind === 'day')

const nextPagedChange: Record<PagedName, (db: DbOrTrx, now: Date) => Promise<NextChange>> = {
  notice: nextNoticesChange,
}

export async function nextTranslationChange(db: DbOrTrx, now: Date): Promise<NextChange> {
  const answered = await nextContentPublication(db, translationTypeNames, now)
  return { answered, rendered: Number.POSITIVE_INFINITY }
}

/** Scheduled changes, and days in the data that start or end. */
export async function nextContentChange(
  db: DbOrTrx,
  type: ContentTypeName,
  now: Date,
): Promise<NextChange> {
  if (isPaged(type)) return nextPagedChange[type](db, now)
  const answered = await nextContentPublication(db, [type], now)
  const { fields } = contentTypes[type]
  if (!isCollectionName(type) || !hasDays(fields))
    return { answered, rendered: Number.POSITIVE_INFINITY }
  const entries = await readEntries(db, type, now)
  const days = entries
    .flatMap(({ data }) => timesOf(fields, data))
    .filter((change) => change > now.getTime())
  return { answered, rendered: Math.min(...days) }
}
