import type { TranslationCode } from 'college/languages'
import { isLibraryKind } from 'contract/content/library/items'
import { eventNotFound, events } from 'contract/events/events'
import { publicRichTextOf } from '../../content/public/library-content.ts'
import { columnsIn } from '../../content/records/translated-rows.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { eventsIn, selectPublicEvents } from './public-events.ts'

const { details: field } = events.fields

/** Rejects with 404. */
export async function readDetails(
  db: Db,
  _id: string,
  now: Date,
  language: TranslationCode | undefined,
) {
  const row = await selectPublicEvents(db, now)
    .select(columnsIn(events.fields, ['details'] as const, language))
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!row) throw notFound(eventNotFound)
  return publicRichTextOf(db, field, eventsIn(language)(row).details, now, language)
}

/** So that the library knows where its files are shown. */
export async function recordFiles(
  trx: Trx,
  eventId: string,
  details: string | null,
): Promise<void> {
  await trx.deleteFrom('eventFiles').where('eventId', '=', eventId).execute()
  const ids = field.refersTo(details).flatMap(({ kind, id }) => (isLibraryKind(kind) ? [id] : []))
  if (ids.length === 0) return
  await trx
    .insertInto('eventFiles')
    .columns(['eventId', 'itemId'])
    .expression(
      trx
        .selectFrom('libraryItems')
        .select((row) => [row.val(eventId).as('eventId'), '_id'])
        .where('_id', 'in', [...new Set(ids)]),
    )
    .execute()
}
