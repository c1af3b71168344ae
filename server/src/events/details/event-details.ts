import { isDeepStrictEqual } from 'node:util'
import type { TranslationCode } from 'college/languages'
import { usedFileDeleted } from 'contract/content/library/calls'
import { isLibraryKind } from 'contract/content/library/items'
import { textColumnOf } from 'contract/content/translations/record-translations'
import { eventNotFound, events } from 'contract/events/events'
import type { Selectable } from 'kysely'
import { publicRichTextOf } from '../../content/public/library-content.ts'
import { columnsIn } from '../../content/records/translated-rows.ts'
import { lockFiles } from '../../content/references/uses.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database, Trx } from '../../platform/db/schema.ts'
import { badRequest, notFound } from '../../platform/errors.ts'
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

/** By column: a translation may show files of its own. */
function filesByColumn(row: EventRow): [column: string, ids: string[]][] {
  const columns = new Map<string, unknown>(Object.entries(row))
  return Object.entries(events.fields).flatMap(([name, { refersTo }]) => {
    if (textColumnOf(events.fields, name) !== 'details') return []
    const targets = refersTo(columns.get(name)).filter(({ kind }) => isLibraryKind(kind))
    return [[name, targets.map(({ id }) => id)]]
  })
}

const filesIn = (row: EventRow): string[] => [
  ...new Set(filesByColumn(row).flatMap(([, ids]) => ids)),
]

/** Files that the event already showed don’t count: whoever saves it may not have added them. */
function rejectDeleted(deleted: string[], before: EventRow | undefined, after: EventRow): void {
  const known = before ? filesIn(before) : []
  const added = deleted.filter((id) => !known.includes(id))
  const showing = filesByColumn(after).filter(([, ids]) => ids.some((id) => added.includes(id)))
  const errors = Object.fromEntries(showing.map(([column]) => [column, usedFileDeleted]))
  if (showing.length > 0) throw badRequest(usedFileDeleted, errors)
}

/** So that the library knows where its files are shown. Rejects with 400 if one of them was deleted. */
export async function recordFiles(
  trx: Trx,
  before: EventRow | undefined,
  after: EventRow,
): Promise<void> {
  const ids = filesIn(after)
  if (before && isDeepStrictEqual(filesIn(before), ids)) return
  await trx.deleteFrom('eventFiles').where('eventId', '=', after._id).execute()
  if (ids.length === 0) return
  rejectDeleted(await lockFiles(trx, ids), before, after)
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
