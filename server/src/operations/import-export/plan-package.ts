import { type ContentData, isObject } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { hasTexts } from 'contract/content/translations/has-texts'
import { declaredOf, translationTypeOf } from 'contract/content/translations/translation-types'
import {
  type ContentTypeName,
  contentTypes,
  type EntryTypeName,
  isCollectionName,
} from 'contract/content/types'
import { truncateTo } from 'contract/platform/shorten'
import { v7 as uuidv7, validate } from 'uuid'
import type { ContentItem } from '../../content/model/entry.ts'
import { mapTargets } from '../../content/references/map-targets.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import { type PackagedEntryData, readPackagedEntry, typeText } from './check-entry.ts'
import type { Along } from './missing-of.ts'
import type { PackagedEntry } from './package-text.ts'
import { planPackedTranslation } from './plan-packed-translation.ts'
import { type PlannedRow, planWrite, readHere } from './plan-write.ts'

const longestName = 200

export function entryNameIn(type: ContentTypeName, data: ContentData): string {
  const declared = contentTypes[type]
  const name = declared.isSingle ? '' : data[declared.nameField]
  return typeof name === 'string' && name.trim() !== ''
    ? truncateTo(name, longestName)
    : declared.one
}

const keyOf = ({ type, _id }: PackagedEntryData) => (_id ? `${type} ${_id}` : type)

/** Matches by id, then by address; singletons by type. */
function finderIn(items: readonly ContentItem[]) {
  const byId = new Map(items.map((item) => [item._id, item]))
  const singles = new Map(items.map((item) => [item.type, item]))
  const placed = items.filter(({ slug, deletedAt }) => !deletedAt && slug !== null)
  const byAddress = new Map(placed.map((item) => [`${item.type} ${item.slug}`, item]))
  return ({ type, _id = '', data }: PackagedEntryData): ContentItem | undefined =>
    isCollectionName(type)
      ? (byId.get(_id) ?? byAddress.get(`${type} ${data.slug}`))
      : singles.get(type)
}

function problemOf(entry: PackagedEntryData, item: ContentItem | undefined): string | undefined {
  if (item && item.type !== entry.type)
    return 'Its id is already used by another entry on this site'
  if (item?.deletedAt) return 'It is in the trash here: restore it first'
  return undefined
}

/** Whatever is wrong with the entry, they are not imported without it. */
const withoutTranslations = (translations: unknown): string[] =>
  isObject(translations) && Object.keys(translations).length > 0
    ? ['Its translations aren’t imported either']
    : []

const rejectedRow = (
  named: { name: string; type: string },
  problem: string,
  translations: unknown,
): PlannedRow => ({
  row: {
    ...named,
    outcome: 'refused',
    problems: [problem],
    notes: withoutTranslations(translations),
    changes: [],
  },
})

type Matched = {
  entry: PackagedEntryData
  item: ContentItem | undefined
  packed: PackagedEntry
}

async function planOne(
  db: DbOrTrx,
  { entry, item, packed }: Matched,
  { _id, ...along }: Along & { _id: string },
  now: Date,
): Promise<PlannedRow> {
  const { type, data, otherLanguages } = entry
  const name = entryNameIn(type, data)
  const problem = problemOf(entry, item)
  if (problem)
    return rejectedRow({ name, type: contentTypes[type].one }, problem, packed.translations)
  const notes = otherLanguages.map(
    (code) => `Translation not imported, because this site doesn’t have its language: ${code}`,
  )
  const here = await readHere(db, item, now)
  return planWrite(db, { type, _id, item, data }, { name, here, notes }, along)
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

function withLocalIds(
  type: EntryTypeName,
  data: ContentData,
  ids: ReadonlyMap<string, string>,
): ContentData {
  const text = JSON.stringify(data).replace(uuids, (id) => ids.get(id) ?? id)
  // A starting site uses words as ids, which may also occur in ordinary text.
  const wordFor = (value: string) => (validate(value) ? value : (ids.get(value) ?? value))
  return mapTargets(declaredOf(type).fields, JSON.parse(text), (value, { kind }) =>
    isLibraryKind(kind) ? wordFor(value) : value,
  )
}

export async function planPackage(
  db: DbOrTrx,
  packaged: readonly PackagedEntry[],
  along: Along,
  now: Date,
): Promise<PlannedRow[]> {
  const items = await db.selectFrom('contentItems').selectAll().execute()
  const find = finderIn(items)
  const translations = new Map(items.map((item) => [`${item.sourceId} ${item.language}`, item]))
  const seen = new Set<string>()
  const readOne = (packed: PackagedEntry) => {
    const result = readPackagedEntry(packed)
    if ('problem' in result) return { ...result, packed }
    const item = find(result.entry)
    const keys = [keyOf(result.entry), item?._id ?? '']
    if (keys.some((key) => seen.has(key))) return { problem: 'It is in the package twice', packed }
    for (const key of keys) if (key !== '') seen.add(key)
    return { entry: result.entry, item, packed }
  }
  const read: ReturnType<typeof readOne>[] = []
  for await (const one of inTurns(packaged)) read.push(readOne(one))
  const ids = new Map(along.ids)
  for (const one of read)
    if (!('problem' in one) && one.entry._id && one.item && one.item._id !== one.entry._id)
      ids.set(one.entry._id, one.item._id)
  const planned: PlannedRow[] = []
  for await (const [index, one] of inTurns(read.entries())) {
    if ('problem' in one) {
      const named = { name: `Entry ${index + 1}`, type: typeText(one.packed.type) }
      planned.push(rejectedRow(named, one.problem, one.packed.translations))
      continue
    }
    const { item } = one
    const { type, data: packedData } = one.entry
    const _id = item?._id ?? one.entry._id ?? uuidv7()
    const data = withLocalIds(type, packedData, ids)
    const matched = { ...one, entry: { ...one.entry, data } }
    const entry = await planOne(db, matched, { ...along, _id }, now)
    planned.push(entry)
    if (entry.row.outcome === 'refused') continue
    const source = { _id, type, name: entry.row.name, packed: packedData, data }
    for (const { language, data: texts } of one.entry.translations) {
      const known = translations.get(`${_id} ${language}`)
      // As somebody begins a translation and writes nothing.
      if (!known && !hasTexts(contentTypes[type].fields, texts)) continue
      const translation = withLocalIds(translationTypeOf(type), texts, ids)
      planned.push(
        await planPackedTranslation(
          db,
          source,
          { language, data: translation, item: known },
          along,
          now,
        ),
      )
    }
  }
  return planned
}
