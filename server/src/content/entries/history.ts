import type { RevisionSummary } from 'contract/content/calls'
import { differences } from 'contract/content/differences'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { entryWithRevisions, itemAt, readRevisions } from '../model/entry.ts'
import { readNames } from '../references/names.ts'
import { itemFor } from './permissions.ts'

const maxVisible = 50

export async function readHistory(
  db: Db,
  _id: string,
  actor: Administrator,
  now: Date,
): Promise<RevisionSummary[]> {
  const item = itemAt(await itemFor(db, _id, actor, 'see content'), now)
  const revisions = await db
    .selectFrom('contentRevisions')
    .selectAll()
    .where('itemId', '=', _id)
    .orderBy('_id', 'desc')
    .limit(maxVisible)
    .execute()
  const visible = new Set(revisions.map((revision) => revision._id))
  const older = revisions.flatMap(({ basedOnId }) =>
    basedOnId && !visible.has(basedOnId) ? [basedOnId] : [],
  )
  const known = [...revisions, ...(await readRevisions(db, older))]
  const dataById = new Map(
    known.map((revision) => [revision._id, entryWithRevisions(item, revision)]),
  )
  const declared = declaredOf(item.type)
  const nameOf = await readNames(db, declared, [...dataById.values()], actor)
  return revisions.map((revision) => {
    const { author, savedAt, publishedAt, basedOnId } = revision
    const before = basedOnId ? dataById.get(basedOnId) : undefined
    const after = dataById.get(revision._id)
    return {
      _id: revision._id,
      author,
      savedAt,
      ...(publishedAt && { publishedAt }),
      isPublic: revision._id === item.publishedId,
      changes: before && after ? differences(declared, before, after, nameOf) : [],
    }
  })
}
