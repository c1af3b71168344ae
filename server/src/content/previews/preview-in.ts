import { readable } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { combine } from 'contract/content/translations/combine'
import { contentTypes, type EntryTypeName, isTypeName } from 'contract/content/types'
import { linkNotFound } from 'contract/content/views'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { readItem } from '../entries/locks.ts'
import { sourceOf } from '../translations/source.ts'
import { type PreviewedEntry, previewOf } from './preview-of.ts'

export type PreviewedItem = Omit<PreviewedEntry, 'type'> & {
  type: EntryTypeName
  sourceId: string | null
  language: string | null
}

/** A copy, so that a link doesn't show what is written later: of a translation, with the text that it translates. */
export async function previewedData(
  db: DbOrTrx,
  itemId: string,
  data: ContentData,
  now: Date,
): Promise<ContentData> {
  const item = await readItem(db, itemId)
  if (!item.sourceId) return data
  const source = await sourceOf(db, item, now)
  const { fields } = contentTypes[source.type]
  return combine(fields, readable(fields, source.data), data)
}

/** A translation is previewed on the page of what it translates, in its language. */
export async function previewIn(db: DbOrTrx, item: PreviewedItem, now: Date) {
  const { type, language, sourceId, ...view } = item
  if (isTypeName(type)) return previewOf(db, { ...view, type }, now)
  const source = await readItem(db, sourceId ?? '')
  if (!isTypeName(source.type)) throw notFound(linkNotFound)
  const previewed = { ...view, type: source.type, itemId: source._id }
  const { page, instead } = await previewOf(db, previewed, now)
  return {
    page: `/${language}${page}`,
    instead: new Map([...instead].map(([url, answer]) => [`${url}?lang=${language}`, answer])),
  }
}
