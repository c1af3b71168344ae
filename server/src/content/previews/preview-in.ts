import { readable } from 'contract/content/content-type'
import { contentData } from 'contract/content/data'
import { combine } from 'contract/content/translations/combine'
import { contentTypes, type EntryTypeName, isTypeName } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readItem } from '../entries/locks.ts'
import { sourceOf } from '../translations/source.ts'
import { type PreviewedEntry, previewOf } from './preview-of.ts'

export type PreviewedItem = Omit<PreviewedEntry, 'type'> & {
  type: EntryTypeName
  language: string | null
}

/** A translation is previewed on the page of what it translates, in its language. */
export async function previewIn(db: DbOrTrx, item: PreviewedItem, now: Date) {
  const { type, language, ...view } = item
  if (isTypeName(type)) return previewOf(db, { ...view, type }, now)
  const source = await sourceOf(db, await readItem(db, view.itemId), now)
  const { fields } = contentTypes[source.type]
  const translation = contentData.parse(JSON.parse(view.data))
  const data = combine(fields, readable(fields, source.data), translation)
  const previewed = { ...view, type: source.type, itemId: source._id, data: JSON.stringify(data) }
  const { page, instead } = await previewOf(db, previewed, now)
  return {
    page: `/${language}${page}`,
    instead: new Map([...instead].map(([url, answer]) => [`${url}?lang=${language}`, answer])),
  }
}
