import { confirmTranslation } from 'contract/content/translations/confirm-translation'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { Confirmed } from '../../platform/access/actor.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { type ContentItem, dataOf, entryWithRevisions, readRevisions } from '../model/entry.ts'
import { emit } from '../revisions/content-events.ts'
import { readRevision } from '../revisions/revisions.ts'

type Acting = { by: Confirmed; now: Date }

/** Raises their versions, so that whoever edits one merges what happens here. */
const lockTranslations = (trx: Trx, { _id }: ContentItem): Promise<ContentItem[]> =>
  trx
    .updateTable('contentItems')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('sourceId', '=', _id)
    .returningAll()
    .execute()

/** They go to the trash, and come back, with what they translate. */
export async function moveTranslations(
  trx: Trx,
  source: ContentItem,
  { by, now, deletedAt }: Acting & { deletedAt: string | null },
): Promise<void> {
  const action = deletedAt ? 'trashed' : 'restored'
  for (const item of await lockTranslations(trx, source))
    await emit(trx, {
      ...{ kind: 'changed', item, by, now },
      pointers: { deletedAt },
      activities: [{ action }],
    })
}

/**
 * After a small correction, translations of the public text stay valid for the text of `revisionId`, in all versions that are or
 * may become public. Only the hashes change, so no revision is created.
 */
export async function confirmTranslations(
  trx: Trx,
  source: ContentItem,
  { revisionId, by, now }: Acting & { revisionId: string },
): Promise<void> {
  if (!source.publishedId) return
  const before = entryWithRevisions(source, await readRevision(trx, source, source.publishedId))
  const after = entryWithRevisions(source, await readRevision(trx, source, revisionId))
  const { fields } = declaredOf(source.type)
  for (const item of await lockTranslations(trx, source)) {
    const { publishedId, scheduledId, draftId, requestedId } = item
    let isConfirmed = false
    for (const revision of await readRevisions(trx, [
      ...[publishedId, scheduledId, draftId, requestedId],
    ])) {
      const data = dataOf(revision)
      const confirmed = confirmTranslation(fields, { before, after }, data)
      if (confirmed === data) continue
      isConfirmed = true
      const rows = trx.updateTable('contentRevisions').where('_id', '=', revision._id)
      await rows.set({ data: JSON.stringify(confirmed) }).execute()
    }
    if (isConfirmed)
      await emit(trx, {
        ...{ kind: 'changed', item, by, now },
        pointers: { draftId },
        activities: [{ action: 'confirmed' }],
      })
  }
}
