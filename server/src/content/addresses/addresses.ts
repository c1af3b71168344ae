import { type ContentData, contentData } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { isSlug } from 'contract/content/text-fields'
import { type ContentTypeName, departmentOf, isCollectionName } from 'contract/content/types'
import { sql, type Transaction } from 'kysely'
import type { Reading } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { editedId, type Item } from '../entries/entry.ts'

/** The rule is `programCode`: addresses that differ by dots and hyphens alone are one for visitors. */
const bare = (column: 'contentItems.slug' | 'contentRevisions.slug') =>
  sql<string>`replace(replace(${sql.ref(column)}, '.', ''), '-', '')`

/**
 * Which other entry of a type has a slug: it is edited under it, or visitors read it there, now or from a moment on. Each
 * way is asked by itself: together no index would answer.
 */
export async function holderOf(
  db: Reading,
  { _id, type }: { _id: string; type: ContentTypeName },
  slug: string,
): Promise<Item | undefined> {
  const others = db
    .selectFrom('contentItems')
    .selectAll('contentItems')
    .where('contentItems.type', '=', type)
    .where('contentItems.deletedAt', 'is', null)
    .where('contentItems._id', '!=', _id)
  const wanted = programCode(slug)
  const editing = others.where(bare('contentItems.slug'), '=', wanted)
  const shown = others
    .innerJoin('contentRevisions', 'contentRevisions.itemId', 'contentItems._id')
    .where(bare('contentRevisions.slug'), '=', wanted)
    .where(({ or, eb, ref }) =>
      or([
        eb('contentRevisions._id', '=', ref('publishedId')),
        eb('contentRevisions._id', '=', ref('scheduledId')),
      ]),
    )
  return (await editing.executeTakeFirst()) ?? (await shown.executeTakeFirst())
}

/**
 * Holds for an entry the slug of what is edited of it, so that no other takes it meanwhile; none where it is no slug, or
 * another entry has it. Notes besides whose department it belongs to by what visitors read; without that it stays whose it is.
 */
export async function holdSlug(trx: Transaction<Database>, item: Item): Promise<void> {
  const edited = editedId(item)
  if (!isCollectionName(item.type) || !edited) return
  const { slug: wanted } = await readData(trx, edited)
  const isFree = isSlug(wanted) && !(await holderOf(trx, item, wanted))
  const slug = isFree ? wanted : null
  const department = item.publishedId
    ? belongsTo(item, (await readData(trx, item.publishedId)).data)
    : item.department
  if (slug === item.slug && department === item.department) return
  const items = trx.updateTable('contentItems').where('_id', '=', item._id)
  await items.set({ slug, department }).execute()
}

/** Whose an entry is by some data of it; as it is where that does not tell. */
function belongsTo({ type, department }: Pick<Item, 'type' | 'department'>, data: ContentData) {
  const whose = departmentOf(type, data)
  return whose === undefined ? department : whose || null
}

/**
 * Notes of an entry that visitors do not see whose department it belongs to by what was just written, by somebody who may
 * write there. What is withdrawn, ended or brought back with such words does not change hands.
 */
export async function belongAsWritten(trx: Transaction<Database>, _id: string): Promise<void> {
  const items = trx.selectFrom('contentItems').where('_id', '=', _id)
  const item = await items.selectAll().executeTakeFirstOrThrow()
  const edited = editedId(item)
  if (item.publishedId || !edited) return
  // The address that is held: one that another entry has is no word of this one's.
  const data = { ...(await readData(trx, edited)).data, slug: item.slug }
  const department = belongsTo(item, data)
  await trx.updateTable('contentItems').set({ department }).where('_id', '=', _id).execute()
}

/** The slug of a revision, and what it holds. */
async function readData(trx: Transaction<Database>, _id: string) {
  const { slug, data } = await trx
    .selectFrom('contentRevisions')
    .select(['slug', 'data'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  return { slug, data: contentData.parse(JSON.parse(data)) }
}

/** Notes that a revision has its address from a moment on: whoever comes there later is led to the address of that time. */
export async function keepAddress(
  trx: Transaction<Database>,
  { _id: itemId, type }: Pick<Item, '_id' | 'type'>,
  { revisionId, since }: { revisionId: string; since: string },
): Promise<void> {
  if (!isCollectionName(type)) return
  const { slug } = await trx
    .selectFrom('contentRevisions')
    .select('slug')
    .where('_id', '=', revisionId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('contentAddresses')
    .values({ type, slug, itemId, since })
    .onConflict((conflict) => conflict.columns(['type', 'slug', 'itemId']).doUpdateSet({ since }))
    .execute()
}
