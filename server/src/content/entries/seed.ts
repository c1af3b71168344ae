import type { ContentData } from 'contract/content/data'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import {
  type CollectionName,
  type ContentTypeName,
  collectionNames,
  contentTypeNames,
  contentTypes,
  isCollectionName,
  singletonNames,
} from 'contract/content/types'
import { v7 as uuidv7, validate } from 'uuid'
import { firstStart } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { addStartingFiles } from '../library/starting/add-starting-files.ts'
import { type StartingSite, starting } from '../library/starting/starting-site.ts'
import type { ContentItem } from '../model/entry.ts'
import { contentTypeOfTarget, mapTargets, type TargetKind } from '../references/map-targets.ts'
import { emit } from '../revisions/content-events.ts'
import { addRevision } from '../revisions/revisions.ts'
import { recordNewFields } from './new-fields.ts'

type SeedDeps = { db: Db; now: () => Date }
type SeededItem = { item: ContentItem; type: ContentTypeName; data: ContentData }

/**
 * Only for types without any entry; from then on the database decides. Pages rendered earlier have the same content. Returns
 * whether the database was empty.
 */
export async function seedContent(
  { db, now }: SeedDeps,
  from: StartingSite = starting,
): Promise<boolean> {
  const types = await db.selectFrom('contentItems').select('type').distinct().execute()
  const isNew = types.length === 0
  const isMissing = contentTypeNames
    .filter((type) => !isCollectionName(type) || from.entries[type].length > 0)
    .some((type) => !types.some((one) => one.type === type))
  // In one transaction, because entries refer to each other.
  if (isMissing) await db.transaction().execute((trx) => seedAll(trx, { from, isNew }, now()))
  await recordNewFields({ db, now })
  return isNew
}

/** On a site in use, these would look like news, or like pages that its staff wrote. */
const forNewSites: readonly CollectionName[] = ['notice', 'page']

type SeedSource = { from: StartingSite; isNew: boolean }

async function seedAll(trx: Trx, { from, isNew }: SeedSource, now: Date): Promise<void> {
  // Only a new site needs the Hindi of the sample, half a megabyte of text.
  const { seedTranslations } = await import('./seed-translations.ts')
  const seeded: SeededItem[] = []
  for (const type of collectionNames) {
    const entries = isNew || !forNewSites.includes(type) ? from.entries[type] : []
    seeded.push(...(await seedCollection(trx, type, entries, now)))
  }
  for (const type of singletonNames) {
    const row = { _id: uuidv7(), type, slug: '', position: 0 }
    const item = await insertItem(trx, row, now)
    if (item) seeded.push({ item, type, data: from.content[type] })
  }
  const idOf = await idsByName(trx)
  for (const { item, type, data } of seeded) {
    const named = mapTargets(contentTypes[type].fields, data, idOf)
    await addStartingFiles(trx, from, { type, data: named }, now)
    await publishFirst(trx, item, named, now)
    await seedTranslations(trx, { item, type, data, named }, { from, idOf }, now)
  }
}

/** Undefined if there is one already: one of several starting servers wins. */
const insertItem = (
  trx: Trx,
  row: Pick<ContentItem, '_id' | 'type' | 'slug' | 'position'>,
  now: Date,
): Promise<ContentItem | undefined> =>
  trx
    .insertInto('contentItems')
    .values({ ...row, version: 1, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Once, so that deleted entries don't come back at the next start. */
async function seedCollection(
  trx: Trx,
  type: CollectionName,
  entries: StartingSite['entries'][CollectionName],
  now: Date,
): Promise<SeededItem[]> {
  const existing = trx.selectFrom('contentItems').select('_id').where('type', '=', type)
  if (await existing.limit(1).executeTakeFirst()) return []
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('settings')
    .values({ name: seededSetting(type), value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted === 0n) return []
  const items: SeededItem[] = []
  for (const [index, data] of entries.entries()) {
    const row = { _id: uuidv7(), type, slug: data.slug, position: index + 1 }
    const item = await insertItem(trx, row, now)
    if (!item) throw new Error(`The starting content has two entries of ${type} at ${data.slug}`)
    items.push({ item, type, data })
  }
  return items
}

const samplePagesSetting = 'sample pages begun'

/**
 * Once, so that deleted ones don't come back, and none at an address that is taken. `memberIds` by the addresses that the pages name.
 */
export async function seedSamplePages(
  { db, now }: SeedDeps,
  pages: StartingSite['entries']['page'],
  memberIds: ReadonlyMap<string, string>,
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('settings')
      .values({ name: samplePagesSetting, value: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted === 0n) return
    const entryId = await idsByName(trx)
    for (const [index, data] of pages.entries()) {
      const row = { _id: uuidv7(), type: 'page', slug: data.slug, position: 1_000 + index } as const
      const item = await insertItem(trx, row, at)
      if (!item) continue
      const named = mapTargets(contentTypes.page.fields, data, (value, naming) =>
        naming.kind === 'member' ? (memberIds.get(value) ?? value) : entryId(value, naming),
      )
      await publishFirst(trx, item, named, at)
    }
  })
}

/** Initial content refers to entries by slug, and links use page addresses. Other links, and ids, stay as they are. */
async function idsByName(trx: Trx) {
  const items = await trx
    .selectFrom('contentItems')
    .select(['_id', 'type', 'slug'])
    .where('deletedAt', 'is', null)
    .execute()
  const many = items.flatMap(({ _id, type, slug }) =>
    isCollectionName(type) && slug
      ? [{ _id, type, slug, page: contentTypes[type].page(slug) }]
      : [],
  )
  const byPage = new Map<string, string>(many.map(({ _id, page }) => [page, linkToEntry(_id)]))
  return (value: string, naming: TargetKind): string => {
    if (naming.kind === 'link') return byPage.get(value) ?? value
    const to = contentTypeOfTarget(naming)
    if (to === undefined || validate(value)) return value
    const item = many.find(({ type, slug }) => type === to && slug === value)
    if (!item) throw new Error(`The starting content has no ${to} at ${value}`)
    return item._id
  }
}

const seededSetting = (type: CollectionName) => `content begun: ${type}`

export async function isSeeded(db: DbOrTrx, type: CollectionName): Promise<boolean> {
  const setting = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', seededSetting(type))
    .executeTakeFirst()
  return setting !== undefined
}

async function publishFirst(
  trx: Trx,
  item: ContentItem,
  data: ContentData,
  now: Date,
): Promise<void> {
  const written = { data, basedOn: null, author: firstStart, now }
  const revisionId = await addRevision(trx, item, written)
  const published = { revisionId, since: now.toISOString(), pointers: { publishedId: revisionId } }
  await emit(trx, { kind: 'published', item, by: firstStart, now, ...published })
}
