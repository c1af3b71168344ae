import type { TranslationCode } from 'college/languages'
import type { CacheTag } from 'contract/cache-tags'
import { readable } from 'contract/content/content-type'
import type { ContentData, ReferenceTarget } from 'contract/content/data'
import type { ContentField } from 'contract/content/field'
import { isLibraryKind } from 'contract/content/library/items'
import { withReferences } from 'contract/content/populate-references'
import {
  type FindReference,
  richTextWithReferences,
} from 'contract/content/rich-text/populate-rich-text-references'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { publicRichText } from 'contract/content/rich-text/rich-text-schema'
import { type ContentTypeName, collectionNames, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readAddresses } from '../addresses/public-addresses.ts'
import { type ItemRow, publicItem, selectItems } from '../library/rows.ts'
import { readCourseCards, readPersonCards } from './public-cards.ts'

async function look(
  db: DbOrTrx,
  targets: readonly ReferenceTarget[],
  now: Date,
  language: TranslationCode | undefined,
): Promise<FindReference> {
  const idsOf = (isWanted: (kind: ReferenceTarget['kind']) => boolean) => [
    ...new Set(targets.flatMap(({ kind, id }) => (isWanted(kind) ? [id] : []))),
  ]
  const items = await readItems(db, idsOf(isLibraryKind))
  const addresses = await readAddresses(
    db,
    idsOf((kind) => kind === 'entry'),
    now,
  )
  const courses = await readCourseCards(db, [...addresses.keys()], now, language)
  const people = await readPersonCards(
    db,
    idsOf((kind) => kind === 'member'),
    now,
    language,
  )
  return {
    addressOf: (id) => addresses.get(id),
    shownOf: ({ kind, id }) => {
      if (kind === 'entry') return courses.get(id)
      if (kind === 'member') return people.get(id)
      const row = items.get(id)
      return row?.kind === kind ? publicItem(row) : undefined
    },
  }
}

/** Batched for all entries. Drops references to deleted items or to the wrong kind. */
export async function publicEntriesOf(
  db: DbOrTrx,
  type: ContentTypeName,
  entries: readonly ContentData[],
  now: Date,
  language?: TranslationCode,
): Promise<ContentData[]> {
  const { fields } = contentTypes[type]
  const known = entries.map((data) => readable(fields, data))
  const targets = known.flatMap((data) => usesOf(fields, data)).map(({ target }) => target)
  const find = await look(db, targets, now, language)
  return known.map((data) => withReferences(fields, data, find))
}

export async function publicContentOf(
  db: DbOrTrx,
  type: ContentTypeName,
  data: ContentData,
  now: Date,
  language?: TranslationCode,
): Promise<ContentData> {
  const [visible = {}] = await publicEntriesOf(db, type, [data], now, language)
  return visible
}

/** Of a record, with the subjects that it depends on. */
export async function publicRichTextOf(
  db: DbOrTrx,
  { refersTo }: Pick<ContentField, 'refersTo'>,
  json: string | undefined,
  now: Date,
  language?: TranslationCode,
) {
  const text = parseRichText(json ?? '')
  if (!text) return { text, shows: [] }
  const targets = refersTo(json)
  const find = await look(db, targets, now, language)
  const kinds = new Set(targets.map(({ kind }) => kind))
  const shows: CacheTag[] = [
    ...(kinds.has('entry') ? collectionNames : []),
    ...(kinds.has('member') ? (['faculty'] as const) : []),
  ]
  return { text: z.parse(publicRichText, richTextWithReferences(text, find)), shows }
}

async function readItems(db: DbOrTrx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ItemRow>()
  const rows = await selectItems(db)
    .where('libraryItems._id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row._id, row]))
}
