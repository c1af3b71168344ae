import { event } from 'contract/events/events'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import { isKept } from '../../platform/db/is-kept.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Reading } from '../../platform/search-engine/source.ts'

/** Visible to visitors: not a draft, not deleted, and not scheduled for later. */
export const isPublicAt = (moment: Date): RawBuilder<SqlBool> =>
  sql`${isKept} and ${sql.ref('isDraft')} is null and (${sql.ref('publishAt')} is null
    or ${sql.ref('publishAt')} <= ${moment.toISOString()})`

/** Every query for visitors starts here. */
export const selectPublicEvents = (db: Reading, moment: Date) =>
  db.selectFrom('events').where(isPublicAt(moment))

const unsaid = ['isDraft', 'publishAt', 'seriesAt', 'seriesEvery'] as const
type Unsaid = (typeof unsaid)[number]

const isSaid = (name: keyof typeof event.shape): name is Exclude<typeof name, Unsaid> =>
  !unsaid.some((one) => one === name)

export const publicColumns = z.keyof(event).options.filter(isSaid)

export async function nextPublication(db: Db, moment: Date): Promise<number> {
  const { publishAt } = await db
    .selectFrom('events')
    .select((row) => row.fn.min('publishAt').as('publishAt'))
    .where('publishAt', '>', moment.toISOString())
    .where('isDraft', 'is', null)
    .executeTakeFirstOrThrow()
  return publishAt ? Date.parse(publishAt) : Number.POSITIVE_INFINITY
}
