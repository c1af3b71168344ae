import type { ContentData } from 'contract/content/data'
import { type NamedTarget, type NameOf, targetNamedIn } from 'contract/content/differences'
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

/** Those of the courses with these codes. */
async function departmentNames(db: DbOrTrx, codes: readonly string[]): Promise<[string, string][]> {
  const courses: ContentItem[] = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', 'course')
    .where('department', 'in', codes)
    .where('deletedAt', 'is', null)
    .execute()
  const ids = courses.map((course) => course.publishedId ?? editedId(course))
  const revisions = new Map((await readRevisions(db, ids)).map((one) => [one.itemId, one]))
  return courses.flatMap((course) => {
    const revision = revisions.get(course._id)
    return revision && course.department
      ? [[course.department, revisionTitle(course, revision)]]
      : []
  })
}

const readers: Readonly<Record<NamedTarget['kind'], typeof entryNames>> = {
  entry: entryNames,
  picture: fileNames,
  document: fileNames,
  member: memberNames,
  department: departmentNames,
}

const departmentsIn = (fields: ContentFields, data: ContentData): NamedTarget[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const target = targetNamedIn(field, data[name])
    return target?.kind === 'department' ? [target] : []
  })

/** Current names, with `(deleted)` if gone. What `holder` may not see gets its public name, or only its kind. */
export async function readNames(
  db: DbOrTrx,
  { fields }: { fields: ContentFields },
  states: readonly ContentData[],
  holder?: Holder,
): Promise<NameOf> {
  const targets = states.flatMap((data): NamedTarget[] => [
    ...usesOf(fields, data).map(({ target }) => target),
    ...departmentsIn(fields, data),
  ])
  const result = new Map<string, string>()
  for (const [kind, read] of Object.entries(readers)) {
    const own = targets.filter((target) => target.kind === kind)
    const ids = [...new Set(own.map(({ id }) => id))]
    for (let done = 0; done < ids.length; done += idsAtOnce)
      for (const [id, name] of await read(db, ids.slice(done, done + idsAtOnce), holder))
        result.set(`${kind} ${id}`, name)
  }
  return ({ kind, id }) => result.get(`${kind} ${id}`) ?? (kind === 'department' ? id : deletedName)
}
