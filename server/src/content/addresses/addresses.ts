import { type ContentData, contentData } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { isSlug } from 'contract/content/text-fields'
import { departmentOf, type EntryTypeName, isCollectionName } from 'contract/content/types'
import { sql } from 'kysely'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { type ContentItem, editedId } from '../model/entry.ts'

/** Same rule as `programCode`: pages are cached under it for all variants of an address. */
export const bareSlug = sql<string>`replace(replace("contentAddresses".slug, '.', ''), '-', '')`

/** Same rule as `programCode`: addresses that differ only in dots and hyphens are one. */
export const bareSlugOf = (column: 'contentItems.slug' | 'contentRevisions.slug') =>
  sql<string>`replace(replace(${sql.ref(column)}, '.', ''), '-', '')`

/** Edited drafts and public versions (now or scheduled) both count. Two queries, because no index serves both. */
export async function addressOwner(
  db: DbOrTrx,
  { _id, type }: { _id: string; type: EntryTypeName },
  slug: string,
): Promise<ContentItem | undefined> {
  const others = db
    .selectFrom('contentItems')
    .selectAll('contentItems')
    .where('contentItems.type', '=', type)
    .where('contentItems.deletedAt', 'is', null)
    .where('contentItems._id', '!=', _id)
  const wanted = programCode(slug)
  const editing = others.where(bareSlugOf('contentItems.slug'), '=', wanted)
  const visible = others
    .innerJoin('contentRevisions', 'contentRevisions.itemId', 'contentItems._id')
    .where(bareSlugOf('contentRevisions.slug'), '=', wanted)
    .where(({ or, eb, ref }) =>
      or([
        eb('contentRevisions._id', '=', ref('publishedId')),
        eb('contentRevisions._id', '=', ref('scheduledId')),
      ]),
    )
  return (await editing.executeTakeFirst()) ?? (await visible.executeTakeFirst())
}

/** Reserves the slug of the edited version; none if it is invalid or taken. Also updates the entry's department from the public version. */
export async function lockSlug(trx: Trx, item: ContentItem): Promise<void> {
  const edited = editedId(item)
  if (!isCollectionName(item.type) || !edited) return
  const { slug: wanted } = await readData(trx, edited)
  const isFree = isSlug(wanted) && !(await addressOwner(trx, item, wanted))
  const slug = isFree ? wanted : null
  const department = item.publishedId
    ? belongsTo(item, (await readData(trx, item.publishedId)).data)
    : item.department
  if (slug === item.slug && department === item.department) return
  const items = trx.updateTable('contentItems').where('_id', '=', item._id)
  await items.set({ slug, department }).execute()
  await moveTranslations(trx, item, department)
}

function belongsTo(
  { type, department }: Pick<ContentItem, 'type' | 'department'>,
  data: ContentData,
) {
  const whose = departmentOf(type, data)
  return whose === undefined ? department : whose || null
}

/**
 * For an entry that isn't public: takes the department from the draft just written. Unpublishing or restoring alone
 * doesn't change the department.
 */
export async function updateDepartmentFromDraft(trx: Trx, _id: string): Promise<void> {
  const items = trx.selectFrom('contentItems').where('_id', '=', _id)
  const item = await items.selectAll().executeTakeFirstOrThrow()
  const edited = editedId(item)
  if (item.publishedId || !edited) return
  // The reserved slug: a slug that another entry holds doesn't count.
  const data = { ...(await readData(trx, edited)).data, slug: item.slug }
  const department = belongsTo(item, data)
  if (department === item.department) return
  await trx.updateTable('contentItems').set({ department }).where('_id', '=', _id).execute()
  await moveTranslations(trx, item, department)
}

/** Whoever may write an entry may translate it. */
async function moveTranslations(
  trx: Trx,
  { _id }: Pick<ContentItem, '_id'>,
  department: string | null,
): Promise<void> {
  const translations = trx.updateTable('contentItems').where('sourceId', '=', _id)
  await translations.set({ department }).execute()
}

async function readData(trx: Trx, _id: string) {
  const { slug, data } = await trx
    .selectFrom('contentRevisions')
    .select(['slug', 'data'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  return { slug, data: contentData.parse(JSON.parse(data)) }
}

/** Later visitors to this address are redirected to the current one. */
export async function recordAddress(
  trx: Trx,
  { _id: itemId, type }: Pick<ContentItem, '_id' | 'type'>,
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
