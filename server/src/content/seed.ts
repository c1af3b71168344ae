import { startingContent, startingEntries } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import type { ContentField } from 'contract/content/field'
import {
  type CollectionName,
  type ContentTypeName,
  collectionNames,
  contentTypes,
  type SingletonName,
  singletonNames,
} from 'contract/content/types'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { firstStart } from '../activity/record-activity.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { addStartingPictures } from '../library/starting/add-starting-pictures.ts'
import type { Item, Reading } from './entry.ts'
import { noteGrownFields } from './grown-fields.ts'
import { mapReferences } from './references.ts'
import { addRevision, markPublished } from './revisions.ts'
import { pointTo } from './settle.ts'

type Trx = Transaction<Database>
type Writing = { db: Db; now: () => Date }

/**
 * Publishes what a college begins with where nothing was ever written; afterwards the database says what is so. Pages that
 * were drawn before say the same.
 */
export async function seedContent({ db, now }: Writing): Promise<void> {
  const there = await db.selectFrom('contentItems').select('type').distinct().execute()
  const isThere = (type: ContentTypeName) => there.some((one) => one.type === type)
  for (const type of singletonNames)
    if (!isThere(type)) await db.transaction().execute((trx) => seedSingleton(trx, type, now()))
  for (const type of collectionNames)
    if (!isThere(type)) await db.transaction().execute((trx) => seedCollection(trx, type, now()))
  await noteGrownFields({ db, now })
}

async function seedSingleton(trx: Trx, type: SingletonName, moment: Date): Promise<void> {
  const added = await trx
    .insertInto('contentItems')
    .values({
      _id: uuidv7(),
      type,
      slug: '',
      version: 1,
      position: 0,
      createdAt: moment.toISOString(),
    })
    // Of servers that start at once, one is first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) await publishFirst(trx, added, startingContent[type], moment)
}

/** The entries in their order, once: what staff have taken away does not come back with the next start. */
async function seedCollection(trx: Trx, type: CollectionName, moment: Date): Promise<void> {
  const entries = startingEntries[type]
  if (entries.length === 0) return
  const idOf = await idsBySlug(trx)
  const { numInsertedOrUpdatedRows: begun } = await trx
    .insertInto('settings')
    .values({ name: begunName(type), value: moment.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (begun === 0n) return
  for (const [place, data] of entries.entries()) {
    const _id = uuidv7()
    const createdAt = moment.toISOString()
    const item = await trx
      .insertInto('contentItems')
      .values({ _id, type, slug: data.slug, version: 1, position: place + 1, createdAt })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { fields } = contentTypes[type]
    await publishFirst(trx, item, mapReferences(fields, data, idOf), moment)
  }
}

/** What a college begins with names entries by their slugs; gives the ids that they have here. */
async function idsBySlug(trx: Trx) {
  const items = await trx.selectFrom('contentItems').select(['_id', 'type', 'slug']).execute()
  return (slug: string, { to }: ContentField): string => {
    const item = items.find((one) => one.type === to && one.slug === slug)
    if (!item) throw new Error(`What the college begins with has no ${to} at ${slug}`)
    return item._id
  }
}

const begunName = (type: CollectionName) => `content begun: ${type}`

/** Whether the entries that a college begins with have been published here, whatever has become of them. */
export async function isBegun(db: Reading, type: CollectionName): Promise<boolean> {
  const begun = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', begunName(type))
    .executeTakeFirst()
  return begun !== undefined
}

async function publishFirst(trx: Trx, item: Item, data: ContentData, moment: Date): Promise<void> {
  const writing = { data, basedOn: null, author: firstStart, now: moment }
  await addStartingPictures(trx, item.type, data, moment)
  const revisionId = await addRevision(trx, item, writing)
  await markPublished(trx, item, { revisionId, publishAt: moment.toISOString() })
  await pointTo(trx, item, { publishedId: revisionId })
}
