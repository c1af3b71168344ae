import { isDeepStrictEqual } from 'node:util'
import type { TranslationCode } from 'college/languages'
import { isLibraryKind } from 'contract/content/library/items'
import { textColumnOf } from 'contract/content/translations/record-translations'
import { eventNotFound, events } from 'contract/events/events'
import type { Selectable } from 'kysely'
import { publicRichTextOf } from '../../content/public/library-content.ts'
import { columnsIn } from '../../content/records/translated-rows.ts'
import { lockFiles } from '../../content/references/uses.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database, Trx } from '../../platform/db/schema.ts'
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

type EventRow = Selectable<Database['events']>

/** In all languages: a translation may show files of its own. */
const filesIn = (row: EventRow): string[] => {
  const columns = new Map<string, unknown>(Object.entries(row))
  const targets = Object.entries(events.fields).flatMap(([name, { refersTo }]) =>
    textColumnOf(events.fields, name) === 'details' ? refersTo(columns.get(name)) : [],
  )
  return [...new Set(targets.flatMap(({ kind, id }) => (isLibraryKind(kind) ? [id] : [])))]
}

/** So that the library knows where its files are shown. */
export async function recordFiles(
  trx: Trx,
  before: EventRow | undefined,
  after: EventRow,
): Promise<void> {
  const ids = filesIn(after)
  if (before && isDeepStrictEqual(filesIn(before), ids)) return
  await trx.deleteFrom('eventFiles').where('eventId', '=', after._id).execute()
  if (ids.length === 0) return
  await lockFiles(trx, ids)
  await trx
    .insertInto('eventFiles')
    .columns(['eventId', 'itemId'])
    .expression(
      trx
        .selectFrom('libraryItems')
        .select((row) => [row.val(after._id).as('eventId'), '_id'])
        .where('_id', 'in', ids),
    )
    .execute()
}
