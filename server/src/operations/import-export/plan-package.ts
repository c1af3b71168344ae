import type { ContentData } from 'contract/content/data'
import { differences } from 'contract/content/differences'
import { isLibraryKind } from 'contract/content/library/items'
import type { PackageRow } from 'contract/content/package'
import { type ContentTypeName, contentTypes, isCollectionName } from 'contract/content/types'
import { truncateTo } from 'contract/platform/shorten'
import { validate } from 'uuid'
import { type ContentItem, dataOf, editedId, itemAt } from '../../content/model/entry.ts'
import { mapTargets } from '../../content/references/map-targets.ts'
import { readNames } from '../../content/references/names.ts'
import { readRevision } from '../../content/revisions/revisions.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import {
  entryWarnings,
  type PackagedEntryData,
  readPackagedEntry,
  typeText,
} from './check-entry.ts'
import { type Along, missingOf } from './missing-of.ts'
import type { PackagedEntry } from './package-text.ts'

export type PlannedRow = {
  row: PackageRow
  write?: {
    type: ContentTypeName
    _id: string | undefined
    item: ContentItem | undefined
    data: ContentData
  }
}

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

async function planOne(
  db: DbOrTrx,
  { entry, item }: { entry: PackagedEntryData; item: ContentItem | undefined },
  along: Along,
  now: Date,
): Promise<PlannedRow> {
  const { type, _id, data } = entry
  const declared = contentTypes[type]
  const notified = { name: entryNameIn(type, data), type: declared.one }
  const problem = problemOf(entry, item)
  if (problem)
    return { row: { ...notified, outcome: 'refused', problems: [problem], notes: [], changes: [] } }
  const edited = item && editedId(itemAt(item, now))
  const before = item && edited ? dataOf(await readRevision(db, item, edited)) : undefined
  if (before && JSON.stringify(before) === JSON.stringify(data))
    return { row: { ...notified, outcome: 'unchanged', problems: [], notes: [], changes: [] } }
  const notes = [...entryWarnings(type, data), ...(await missingOf(db, entry, along))]
  const nameOf = await readNames(db, declared, [before ?? {}, data])
  const changes = differences(
    declared,
    before ?? {},
    data,
    (target) => along.fresh.get(target.id) ?? nameOf(target),
  )
  const status = item ? 'changed' : 'new'
  return {
    row: { ...notified, outcome: status, problems: [], notes, changes },
    write: { type, _id, item, data },
  }
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

function translated(
  { type, data }: PackagedEntryData,
  ids: ReadonlyMap<string, string>,
): ContentData {
  const text = JSON.stringify(data).replace(uuids, (id) => ids.get(id) ?? id)
  // A starting site uses words as ids, which may also occur in ordinary text.
  const wordFor = (value: string) => (validate(value) ? value : (ids.get(value) ?? value))
  return mapTargets(contentTypes[type].fields, JSON.parse(text), (value, { kind }) =>
    isLibraryKind(kind) ? wordFor(value) : value,
  )
}

export async function planPackage(
  db: DbOrTrx,
  packaged: readonly PackagedEntry[],
  along: Along,
  now: Date,
): Promise<PlannedRow[]> {
  const find = finderIn(await db.selectFrom('contentItems').selectAll().execute())
  const seen = new Set<string>()
  const readOne = (one: PackagedEntry) => {
    const result = readPackagedEntry(one)
    if ('problem' in result) return { ...result, type: typeText(one.type) }
    const item = find(result.entry)
    const keys = [keyOf(result.entry), item?._id ?? '']
    if (keys.some((key) => seen.has(key)))
      return { problem: 'It is in the package twice', type: typeText(one.type) }
    for (const key of keys) if (key !== '') seen.add(key)
    return { entry: result.entry, item }
  }
  const read: ReturnType<typeof readOne>[] = []
  for await (const one of inTurns(packaged)) read.push(readOne(one))
  const ids = new Map(along.ids)
  for (const one of read)
    if (!('problem' in one) && one.entry._id && one.item && one.item._id !== one.entry._id)
      ids.set(one.entry._id, one.item._id)
  const planned: PlannedRow[] = []
  for await (const [place, one] of inTurns(read.entries())) {
    if ('problem' in one) {
      const row = { name: `Entry ${place + 1}`, type: one.type, problems: [one.problem] }
      planned.push({ row: { ...row, outcome: 'refused', notes: [], changes: [] } })
      continue
    }
    const entry = { ...one.entry, data: translated(one.entry, ids) }
    planned.push(await planOne(db, { entry, item: one.item }, along, now))
  }
  return planned
}
