import { college } from 'college/facts'
import { endOfDay, startOfDay } from 'contract/content/admission'
import { isWorded, textLocationsOf } from 'contract/content/check'
import { type DeclaredContent, readable } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { blocksOf, textOf } from 'contract/content/rich-text/rich-text-node'
import { isDay } from 'contract/content/time-fields'
import { combine } from 'contract/content/translations/combine'
import { translatedWordsOf } from 'contract/content/translations/translated-words'
import { translationTypeOf } from 'contract/content/translations/translation-types'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import type { SearchKind } from 'contract/platform/search-kinds'
import { withDefaults } from '../../content/model/with-defaults.ts'
import type { ContentItemTable, ContentRevisionTable } from '../../platform/db/content-tables.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import {
  fromStart,
  lines,
  noEnd,
  type Source,
  type VisiblePeriod,
} from '../../platform/search-engine/source.ts'

export type Named = {
  title: { fields: readonly string[] } | { words: string }
  path?: string
}

export type SearchedContent = Named & {
  kind: SearchKind
  /** Field with its date; otherwise the date of first publication. */
  datedBy?: string
  /** Field with its last day of validity. */
  validUntil?: string
  category?: string
  /** Fields whose labels are headings on its page. */
  labels?: readonly string[]
  isShown?: (data: ContentData) => boolean
}

const searchTitleOf = ({ title }: Named, data: ContentData): string =>
  'words' in title ? title.words : title.fields.flatMap((name) => data[name] ?? []).join(' – ')

function resultPathOf(
  type: ContentTypeName,
  { path }: Named,
  { slug }: Pick<ContentRevisionTable, 'slug'>,
): string {
  const { page } = contentTypes[type]
  if (path) return path
  if (typeof page === 'function') return page(slug)
  return typeof page === 'string' ? page : '/'
}

const translatedBy = (translation: string, fields: ContentFields, source: ContentData) =>
  combine(fields, readable(fields, source), contentData.parse(JSON.parse(translation)))

/** With defaults for what it leaves out, and with the texts that a stored translation has. */
export function readNamedRevision(
  type: ContentTypeName,
  named: Named,
  { data: stored, slug }: Pick<ContentRevisionTable, 'data' | 'slug'>,
  translation?: string,
) {
  const source = withDefaults(type, contentData.parse(JSON.parse(stored)))
  const data = translation ? translatedBy(translation, contentTypes[type].fields, source) : source
  return { data, title: searchTitleOf(named, data), path: resultPathOf(type, named, { slug }) }
}

export function bodyOf(type: ContentTypeName, { title }: Named, data: ContentData): string {
  const { fields } = contentTypes[type]
  const named = 'fields' in title ? title.fields : []
  return textLocationsOf(fields, readable(fields, data))
    .filter(({ path, field, text }) => isWorded(field) && text !== '' && !named.includes(path))
    .map(({ text }) => text)
    .join('\n')
}

export function spansOf({
  publishedId,
  scheduledId,
  publishAt,
  unpublishAt,
}: Pick<
  ContentItemTable,
  'publishedId' | 'scheduledId' | 'publishAt' | 'unpublishAt'
>): VisiblePeriod[] {
  const end = unpublishAt ?? noEnd
  const next = publishAt ?? noEnd
  const visibleUntil = next < end ? next : end
  const now = publishedId
    ? [{ revision: publishedId, shownFrom: fromStart, shownUntil: visibleUntil }]
    : []
  const isNext = scheduledId && publishAt && publishAt < end
  return isNext ? [...now, { revision: scheduledId, shownFrom: publishAt, shownUntil: end }] : now
}

function dateOf(
  { datedBy }: SearchedContent,
  data: ContentData,
  { firstPublicAt, publishAt }: Pick<ContentItemTable, 'firstPublicAt' | 'publishAt'>,
): string {
  if (!datedBy) return fromStart
  const day = data[datedBy]
  const written = typeof day === 'string' && isDay(day) ? startOfDay(day, college.timeZone) : null
  return written ?? firstPublicAt ?? publishAt ?? fromStart
}

export function categoryOf({ category }: Pick<SearchedContent, 'category'>, data: ContentData) {
  const named = category && data[category]
  return typeof named === 'string' ? named : undefined
}

function endOfValidity({ validUntil }: SearchedContent, data: ContentData): string | undefined {
  const day = validUntil && data[validUntil]
  return typeof day === 'string' && isDay(day) ? endOfDay(day, college.timeZone) : undefined
}

/** Revisions of the public translations of a type's entries, by what they translate. */
async function readTranslations(trx: DbOrTrx, type: ContentTypeName) {
  const rows = await trx
    .selectFrom('contentItems')
    .select(['sourceId', 'publishedId'])
    .where('type', '=', translationTypeOf(type))
    .where('deletedAt', 'is', null)
    .where('publishedId', 'is not', null)
    .orderBy('language')
    .execute()
  const bySource = Map.groupBy(rows, ({ sourceId }) => sourceId ?? '')
  return new Map(
    [...bySource].map(([id, all]) => [id, all.flatMap(({ publishedId }) => publishedId ?? [])]),
  )
}

/** An entry is found by its words in other languages, too, but not by those of another version of it. */
function wordsOf(fields: ContentFields, data: ContentData, stored: string | undefined): string {
  if (!stored) return ''
  const translation = contentData.parse(JSON.parse(stored))
  return translatedWordsOf(fields, readable(fields, data), translation).join('\n')
}

function headingsOf(type: ContentTypeName, { labels = [] }: SearchedContent, data: ContentData) {
  const { fields }: DeclaredContent = contentTypes[type]
  return Object.entries(fields)
    .flatMap(([name, { label, prose }]) => {
      const value = data[name]
      if (prose)
        return blocksOf(value).flatMap((block) => (block.type === 'heading' ? textOf(block) : []))
      const isFilled = Array.isArray(value) ? value.length > 0 : Boolean(value)
      return labels.includes(name) && isFilled ? label : []
    })
    .join('\n')
}

const titleFieldsOf = (type: ContentTypeName, { title }: Named): ContentFields =>
  Object.fromEntries(
    Object.entries(contentTypes[type].fields).filter(
      ([name]) => 'fields' in title && title.fields.includes(name),
    ),
  )

export const contentSource = (type: ContentTypeName, searched: SearchedContent): Source => ({
  list: async (trx) => {
    const items = await trx
      .selectFrom('contentItems')
      .select(['_id', 'publishedId', 'scheduledId', 'publishAt', 'unpublishAt'])
      .where('type', '=', type)
      .where('deletedAt', 'is', null)
      .execute()
    const translations = await readTranslations(trx, type)
    return items.flatMap((item) =>
      spansOf(item).map((span) => ({
        itemId: item._id,
        ...span,
        revision: [span.revision, ...(translations.get(item._id) ?? [])].join(' '),
      })),
    )
  },
  describe: async (trx, listed, language) => {
    const revisions = await trx
      .selectFrom('contentRevisions')
      .innerJoin('contentItems', 'contentItems._id', 'contentRevisions.itemId')
      .select(['contentRevisions._id', 'contentRevisions.slug', 'data'])
      .select(['firstPublicAt', 'publishAt', 'language'])
      .where(
        'contentRevisions._id',
        'in',
        listed.flatMap(({ revision }) => revision.split(' ')),
      )
      .execute()
    const byId = new Map(revisions.map((revision) => [revision._id, revision]))
    return listed.flatMap((one) => {
      const [own = '', ...translations] = one.revision.split(' ')
      const revision = byId.get(own)
      if (!revision) return []
      const source = readNamedRevision(type, searched, revision)
      const { data } = source
      if (searched.isShown && !searched.isShown(data)) return []
      const wordsIn = (fields: ContentFields) =>
        translations.map((id) => wordsOf(fields, data, byId.get(id)?.data)).join('\n')
      const inOthers = translations
        .flatMap((id) => byId.get(id) ?? [])
        .map((revision) => translatedBy(revision.data, contentTypes[type].fields, data))
      const translation = translations.find((id) => language && byId.get(id)?.language === language)
      const translated = translation
        ? readNamedRevision(type, searched, revision, byId.get(translation)?.data)
        : source
      return [
        {
          ...one,
          title: translated.title,
          path: translated.path,
          kind: searched.kind,
          body: bodyOf(type, searched, translated.data),
          alsoTitle: wordsIn(titleFieldsOf(type, searched)),
          headings: lines(...[data, ...inOthers].map((one) => headingsOf(type, searched, one))),
          also: wordsIn(contentTypes[type].fields),
          categoryId: categoryOf(searched, data),
          expiresAt: endOfValidity(searched, data),
          date: dateOf(searched, data, revision),
        },
      ]
    })
  },
})
