import type { TranslationCode } from 'college/languages'
import type { ContentData } from 'contract/content/data'
import { type SourceText, textsOf } from 'contract/content/translations/texts-of'
import { contentTypes, isTypeName } from 'contract/content/types'
import type { Db } from '../../platform/db/open.ts'
import {
  type ContentItem,
  dataOf,
  editedId,
  entryWithRevisions,
  itemAt,
  readRevisions,
  revisionTitle,
} from '../model/entry.ts'
import { cellTextOf } from './cell-text.ts'

export type SheetText = SourceText & { cell: string; translatedCell: string }

export type SheetEntry = {
  source: ContentItem
  title: string
  data: ContentData
  translation: ContentItem | undefined
  texts: SheetText[]
}

const withCells = (text: SourceText): SheetText[] => {
  const cell = cellTextOf(text.english)
  const translatedCell = text.translation ? cellTextOf(text.translation.text) : ''
  return cell === undefined || translatedCell === undefined
    ? []
    : [{ ...text, cell, translatedCell }]
}

/** Public and scheduled ones, by id, with the texts that fit into cells. Two statements. */
export async function readSheetEntries(
  db: Db,
  ids: readonly string[],
  language: TranslationCode,
  now: Date,
): Promise<Map<string, SheetEntry>> {
  if (ids.length === 0) return new Map()
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where((row) =>
      row.or([
        row('_id', 'in', ids),
        row.and([row('sourceId', 'in', ids), row('language', '=', language)]),
      ]),
    )
    .execute()
  const items = stored.map((item) => itemAt(item, now))
  const idOf = (item: ContentItem) =>
    item.sourceId ? editedId(item) : (item.scheduledId ?? item.publishedId)
  const revisions = new Map((await readRevisions(db, items.map(idOf))).map((one) => [one._id, one]))
  const translations = new Map(items.map((item) => [item.sourceId, item]))
  return new Map(
    items.flatMap((source): [string, SheetEntry][] => {
      const original = revisions.get(idOf(source) ?? '')
      if (source.sourceId || !original || !isTypeName(source.type)) return []
      const translation = translations.get(source._id)
      const edited = revisions.get((translation && idOf(translation)) ?? '')
      const data = entryWithRevisions(source, original)
      const { fields } = contentTypes[source.type]
      const texts = textsOf(fields, data, edited ? dataOf(edited) : {}).flatMap(withCells)
      const title = revisionTitle(source, original)
      return [[source._id, { source, title, data, translation, texts }]]
    }),
  )
}
