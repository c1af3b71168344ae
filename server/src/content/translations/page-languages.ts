import { languages as allLanguages, type TranslationCode } from 'college/languages'
import { type CacheTag, translations } from 'contract/cache-tags'
import { contentNotFound } from 'contract/content/calls'
import { readable } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { translatedPages, typesByPath } from 'contract/content/translations/page-languages'
import { hasAllTexts } from 'contract/content/translations/record-translations'
import { textsOf } from 'contract/content/translations/texts-of'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { type RecordName, recordNames, records } from 'contract/records'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { bareSlugOf } from '../addresses/addresses.ts'
import type { RecordPages } from '../addresses/existing-targets.ts'
import { publicAt } from '../model/public-at.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { readTranslations } from './public-translations.ts'

const [, ...others] = allLanguages
const offered = others.filter(({ isOffered }) => isOffered).map(({ code }) => code)

type Entry = { _id: string; slug: string; data: ContentData }

async function readPublic(
  db: DbOrTrx,
  type: ContentTypeName,
  now: Date,
  slug?: string,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'contentRevisions.slug', 'data'])
    .where('contentItems.type', '=', type)
    .$if(slug !== undefined, (found) =>
      found.where(bareSlugOf('contentRevisions.slug'), '=', programCode(slug ?? '')),
    )
    .execute()
  const { fields } = contentTypes[type]
  return rows.map(({ data, ...row }) => {
    const full = withDefaults(type, contentData.parse(JSON.parse(data)))
    return { ...row, data: readable(fields, full) }
  })
}

/** Entries that have all of their texts in a language. */
async function completeIn(
  db: DbOrTrx,
  type: ContentTypeName,
  entries: readonly Entry[],
  now: Date,
  language: TranslationCode,
): Promise<Entry[]> {
  const ids = entries.map(({ _id }) => _id)
  const translations = await readTranslations(db, type, ids, now, language)
  const { fields } = contentTypes[type]
  return entries.filter(({ _id, data }) => {
    const translation = translations.get(_id)
    return (
      translation && textsOf(fields, data, translation).every(({ status }) => status === 'current')
    )
  })
}

/** Undefined if one of them isn't public. */
async function languagesOfAll(
  db: DbOrTrx,
  types: readonly ContentTypeName[],
  now: Date,
  slug?: string,
): Promise<string[] | undefined> {
  const known = await Promise.all(
    types.map(async (type) => ({ type, entries: await readPublic(db, type, now, slug) })),
  )
  if (known.some(({ entries }) => entries.length === 0)) return undefined
  const languages: string[] = []
  for (const language of offered) {
    const complete = known.map(({ type, entries }) => completeIn(db, type, entries, now, language))
    if ((await Promise.all(complete)).every(({ length }) => length > 0)) languages.push(language)
  }
  return languages
}

/** The types that a page is about. Undefined for lists and forms. */
function typesOfPage(
  path: string,
): { types: readonly ContentTypeName[]; slug?: string } | undefined {
  const types = typesByPath.get(path)
  if (types) return { types }
  for (const type of translatedPages) {
    const slug = nameIn(path, contentTypes[type].page)
    if (slug !== undefined) return { types: [type], slug }
  }
  return undefined
}

function nameIn(path: string, pathOf: (name: string) => string): string | undefined {
  const folder = pathOf('')
  const name = path.startsWith(folder) ? path.slice(folder.length) : ''
  return name === '' || name.includes('/') ? undefined : name
}

function recordOfPage(recordPages: RecordPages, path: string) {
  for (const record of recordNames) {
    const name = nameIn(path, recordPages[record].pathOf)
    if (name !== undefined) return { record, name }
  }
  return undefined
}

export function cacheTagsOfPage(recordPages: RecordPages, path: string): CacheTag[] {
  const ofRecord = recordOfPage(recordPages, path)
  return ofRecord ? [ofRecord.record] : [...(typesOfPage(path)?.types ?? []), translations]
}

/** By path. */
async function languagesOfRecords(
  db: DbOrTrx,
  recordPages: RecordPages,
  now: Date,
  { record, name }: { record: RecordName; name?: string },
) {
  const { pathOf, readTexts } = recordPages[record]
  const { fields } = records[record]
  const texts = await readTexts(db, now, name)
  return texts.map(({ name: called, row }) => ({
    path: pathOf(called),
    languages: offered.filter((language) => hasAllTexts(fields, row, language)),
  }))
}

/** Rejects with 404 for pages without a main text. */
export async function readPageLanguages(
  db: DbOrTrx,
  recordPages: RecordPages,
  path: string,
  now: Date,
): Promise<string[]> {
  const ofRecord = recordOfPage(recordPages, path)
  const page = typesOfPage(path)
  const ofPage = ofRecord
    ? (await languagesOfRecords(db, recordPages, now, ofRecord))[0]?.languages
    : page && (await languagesOfAll(db, page.types, now, page.slug))
  if (!ofPage) throw notFound(contentNotFound)
  return ofPage
}

export async function readTranslatedPages(db: DbOrTrx, recordPages: RecordPages, now: Date) {
  const languages = new Map<string, string[]>()
  for (const [path, types] of typesByPath) {
    const ofPage = await languagesOfAll(db, types, now)
    if (ofPage && ofPage.length > 0) languages.set(String(path), ofPage)
  }
  for (const type of translatedPages) {
    const entries = await readPublic(db, type, now)
    for (const language of offered)
      for (const { slug } of await completeIn(db, type, entries, now, language)) {
        const path = contentTypes[type].page(slug)
        languages.set(path, [...(languages.get(path) ?? []), language])
      }
  }
  const ofRecords = await Promise.all(
    recordNames.map((record) => languagesOfRecords(db, recordPages, now, { record })),
  )
  return [
    ...[...languages].map(([path, ofPage]) => ({ path, languages: ofPage })),
    ...ofRecords.flat().filter((page) => page.languages.length > 0),
  ]
}
