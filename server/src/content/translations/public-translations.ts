import type { TranslationCode } from 'college/languages'
import { readable } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import { combine } from 'contract/content/translations/combine'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'

/** SQLite allows 32,766 bound values. */
const idsAtOnce = 5_000

/** Public ones, by what they translate. */
export async function readTranslations(
  db: DbOrTrx,
  type: ContentTypeName,
  ids: readonly string[],
  now: Date,
  language: TranslationCode,
): Promise<Map<string, ContentData>> {
  const known = [...new Set(ids)].filter((id) => id !== '')
  const result = new Map<string, ContentData>()
  for (let done = 0; done < known.length; done += idsAtOnce) {
    const rows = await db
      .selectFrom('contentItems')
      .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
      .select(['sourceId', 'data'])
      .where('sourceId', 'in', known.slice(done, done + idsAtOnce))
      .where('language', '=', language)
      .where('type', '=', translationTypeOf(type))
      .execute()
    for (const { sourceId, data } of rows)
      if (sourceId !== null) result.set(sourceId, contentData.parse(JSON.parse(data)))
  }
  return result
}

type Entry = { _id: string; data: ContentData }

/** With defaults, and in a language: the texts that have a current translation. */
export async function translateEntries(
  db: DbOrTrx,
  type: ContentTypeName,
  entries: readonly Entry[],
  now: Date,
  language: TranslationCode | undefined,
): Promise<ContentData[]> {
  if (!language) return entries.map(({ data }) => data)
  const ids = entries.map(({ _id }) => _id)
  const translations = await readTranslations(db, type, ids, now, language)
  const { fields } = contentTypes[type]
  return entries.map(({ _id, data }) => {
    const translation = translations.get(_id)
    return translation ? combine(fields, readable(fields, data), translation) : data
  })
}
