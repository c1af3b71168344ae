import type { ContentData } from 'contract/content/data'
import { missingPartsOf } from 'contract/content/missing-parts'
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  isPaged,
  isTypeName,
} from 'contract/content/types'
import { mayUse } from 'contract/platform/roles'
import { dataOf, itemAt, readRevisions } from '../../content/model/entry.ts'
import { withDefaults } from '../../content/model/with-defaults.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

export type PublishedEntry = {
  _id: string
  type: ContentTypeName
  department: string | null
  author: string
  data: ContentData
}

const fullLists = contentTypeNames.filter((name) => !isPaged(name))

/** Without notices, whose number grows. Two statements. */
export async function readPublishedEntries(db: DbOrTrx, now: Date): Promise<PublishedEntry[]> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('type', 'in', fullLists)
    .execute()
  const items = stored.map((item) => itemAt(item, now))
  const published = await readRevisions(
    db,
    items.map(({ publishedId }) => publishedId),
  )
  const byId = new Map(published.map((revision) => [revision._id, revision]))
  return items.flatMap(({ _id, type, department, publishedId }) => {
    const revision = byId.get(publishedId ?? '')
    if (!revision || !isTypeName(type)) return []
    const data = withDefaults(type, dataOf(revision))
    return { _id, type, department, author: revision.author, data }
  })
}

export const countIncomplete = (entries: readonly PublishedEntry[], actor: Administrator): number =>
  entries.filter(
    ({ type, department, data }) =>
      mayUse(actor, 'write content', department ?? undefined) &&
      missingPartsOf(contentTypes[type].fields, data).length > 0,
  ).length
