import type { TranslationCode } from 'college/languages'
import { event, events } from 'contract/events/events'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import { columnsIn, rowsIn } from '../../content/records/translated-rows.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

/** Visible to visitors: not a draft, not deleted, and not scheduled for later. */
export const isPublicAt = (now: Date): RawBuilder<SqlBool> =>
  sql`${isNotDeleted} and ${sql.ref('isDraft')} is null and (${sql.ref('publishAt')} is null
    or ${sql.ref('publishAt')} <= ${now.toISOString()})`

/** Every query for visitors starts here. */
export const selectPublicEvents = (db: DbOrTrx, now: Date) =>
  db.selectFrom('events').where(isPublicAt(now))

const unsaid = ['isDraft', 'publishAt', 'seriesAt', 'seriesEvery'] as const
type Unsaid = (typeof unsaid)[number]

const isStated = (name: keyof typeof event.shape): name is Exclude<typeof name, Unsaid> =>
  !unsaid.some((one) => one === name)

export const publicColumns = z.keyof(event).options.filter(isStated)

export const eventColumnsIn = (language: TranslationCode | undefined) =>
  columnsIn(events.fields, publicColumns, language)
export const eventsIn = (language: TranslationCode | undefined) => rowsIn(events.fields, language)

export async function nextEventPublication(db: Db, now: Date): Promise<number> {
  const { publishAt } = await db
    .selectFrom('events')
    .select((row) => row.fn.min('publishAt').as('publishAt'))
    .where('publishAt', '>', now.toISOString())
    .where('isDraft', 'is', null)
    .executeTakeFirstOrThrow()
  return publishAt ? Date.parse(publishAt) : Number.POSITIVE_INFINITY
}

export async function readEventTexts(db: DbOrTrx, now: Date, _id?: string) {
  const rows = await selectPublicEvents(db, now)
    .selectAll()
    .$if(_id !== undefined, (found) => found.where('_id', '=', _id ?? ''))
    .execute()
  return rows.map((row) => ({ name: row._id, row }))
}

export async function readPublicIds(
  db: DbOrTrx,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await selectPublicEvents(db, now).select('_id').where('_id', 'in', ids).execute()
  return rows.map(({ _id }) => _id)
}
