import type { ContentData, ReferenceTarget } from 'contract/content/data'
import type { NameOf } from 'contract/content/differences'
import type { ContentFields } from 'contract/content/field'
import { declaredOf } from 'contract/content/translations/translation-types'
import { usesOf } from 'contract/content/uses'
import { type Holder, mayUse } from 'contract/platform/roles'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { type ContentItem, editedId, readRevisions, revisionTitle } from '../model/entry.ts'

export const deletedName = '(deleted)'

/** Ids per query. */
const idsAtOnce = 500

const named = ({ name, deletedAt }: { name: string; deletedAt: string | null }) =>
  deletedAt ? `${name} ${deletedName}` : name

async function entryNames(
  db: DbOrTrx,
  ids: readonly string[],
  holder: Holder | undefined,
): Promise<[string, string][]> {
  const items: ContentItem[] = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', 'in', ids)
    .execute()
  const isSeen = ({ department }: ContentItem) =>
    !holder || mayUse(holder, 'see content', department ?? undefined)
  const publicId = (item: ContentItem) => (isSeen(item) ? editedId(item) : item.publishedId)
  const visible = new Map(
    (await readRevisions(db, items.map(publicId))).map((revision) => [revision.itemId, revision]),
  )
  return items.flatMap((item) => {
    const { _id, type, deletedAt } = item
    const revision = visible.get(_id)
    if (!revision) return isSeen(item) ? [] : [[_id, declaredOf(type).one]]
    return [[_id, named({ name: revisionTitle(item, revision), deletedAt })]]
  })
}

async function fileNames(db: DbOrTrx, ids: readonly string[]): Promise<[string, string][]> {
  const items = await db
    .selectFrom('libraryItems')
    .select(['_id', 'name', 'deletedAt'])
    .where('_id', 'in', ids)
    .execute()
  return items.map((item) => [item._id, named(item)])
}

async function memberNames(db: DbOrTrx, ids: readonly string[]): Promise<[string, string][]> {
  const members = await db
    .selectFrom('faculty')
    .select(['_id', 'name'])
    .where('_id', 'in', ids)
    .execute()
  return members.map(({ _id, name }) => [_id, name])
}

const readers: Readonly<Record<ReferenceTarget['kind'], typeof entryNames>> = {
  entry: entryNames,
  picture: fileNames,
  document: fileNames,
  member: memberNames,
}

/** Current names, with `(deleted)` if gone. What `holder` may not see gets its public name, or only its kind. */
export async function readNames(
  db: DbOrTrx,
  { fields }: { fields: ContentFields },
  states: readonly ContentData[],
  holder?: Holder,
): Promise<NameOf> {
  const targets = states.flatMap((data) => usesOf(fields, data).map(({ target }) => target))
  const result = new Map<string, string>()
  for (const [kind, read] of Object.entries(readers)) {
    const own = targets.filter((target) => target.kind === kind)
    const ids = [...new Set(own.map(({ id }) => id))]
    for (let done = 0; done < ids.length; done += idsAtOnce)
      for (const [id, name] of await read(db, ids.slice(done, done + idsAtOnce), holder))
        result.set(`${kind} ${id}`, name)
  }
  return ({ kind, id }) => result.get(`${kind} ${id}`) ?? deletedName
}
