import { timeIsPast } from 'contract/content/calls'
import { contentInUse, endIsTooEarly, nothingToReinstate } from 'contract/content/entry-calls'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { Administrator } from '../../platform/access/actor.ts'
import { badRequest } from '../../platform/errors.ts'
import { checkMany } from '../entries/collection.ts'
import { checkStays, type EntryCallArgs } from '../entries/drafts.ts'
import { act, type EntryDeps, type Locked, resolveIfAlreadyDone } from '../entries/entry-acts.ts'
import { lockItem } from '../entries/locks.ts'
import { dataOf, withdrawn } from '../model/entry.ts'
import { requireUnusedByRecords } from '../records/require-unused.ts'
import { readUsages, rejectIfUsed } from '../references/uses.ts'
import { moveTranslations } from '../translations/follow-source.ts'
import { checkOtherEntries } from './publish.ts'

/** Rejects with 409 and the places that refer to it. */
async function checkUnnamed({ trx, item, now }: Locked, actor: Administrator): Promise<void> {
  const declared = declaredOf(item.type)
  if (declared.isSingle || !declared.staysWhileNamed) return
  await requireUnusedByRecords(trx, item)
  const usages = await readUsages(trx, { kind: 'entry', id: item._id }, now, actor)
  rejectIfUsed(usages, contentInUse)
}

/** Also cancels scheduled changes. */
export const withdraw = (deps: EntryDeps, ...[_id, version, actor]: EntryCallArgs) =>
  act(deps, { _id, version }, { actor, right: 'publish content' }, async (locked) => {
    checkMany(locked.item)
    await checkUnnamed(locked, actor)
    const pointers = withdrawn(locked.item)
    return { kind: 'changed', pointers, activities: [{ action: 'withdrawn' }] }
  }).catch(
    resolveIfAlreadyDone(
      (current) => current.version === version + 1 && !current.isPublic && !current.publishAt,
    ),
  )

async function readLastPublic({ trx, item }: Locked) {
  if (item.publishedId) return undefined
  return trx
    .selectFrom('contentRevisions')
    .selectAll()
    .where('itemId', '=', item._id)
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Undoes `withdraw` and `trash`, if `version` is the one they left. What they unscheduled stays a draft. */
export const reinstate = (
  deps: EntryDeps,
  unpublishAt: string | undefined,
  ...[_id, version, actor]: EntryCallArgs
) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'publish content' },
    async (locked) => {
      const { trx, item, author, now } = locked
      const last = await readLastPublic(locked)
      if (!last?.publishedAt) throw badRequest(nothingToReinstate)
      checkStays(actor, 'publish content', item.type, dataOf(last))
      await checkOtherEntries(trx, item, dataOf(last), now)
      if (item.deletedAt) await moveTranslations(trx, item, { by: author, now, deletedAt: null })
      const draftId = item.draftId === last._id ? null : item.draftId
      const pointers = { publishedId: last._id, draftId, unpublishAt: unpublishAt ?? null }
      return {
        kind: 'published',
        revisionId: last._id,
        since: last.publishedAt,
        pointers: { ...pointers, deletedAt: null, slug: null },
        activities: [{ action: 'published' }],
      }
    },
    lockItem,
  ).catch(resolveIfAlreadyDone((current) => current.version === version + 1 && current.isPublic))

export const end = (
  deps: EntryDeps,
  at: string | undefined,
  ...[_id, version, actor]: EntryCallArgs
) => {
  const unpublishAt = at ? new Date(at).toISOString() : null
  return act(deps, { _id, version }, { actor, right: 'publish content' }, async (locked) => {
    const { item, now } = locked
    checkMany(item)
    if (unpublishAt && unpublishAt <= now.toISOString())
      throw badRequest(timeIsPast, { at: timeIsPast })
    if (unpublishAt && item.publishAt && unpublishAt <= item.publishAt)
      throw badRequest(endIsTooEarly, { at: endIsTooEarly })
    if (unpublishAt) await checkUnnamed(locked, actor)
    const [before, after] = [{ unpublishAt: item.unpublishAt }, { unpublishAt }]
    return {
      kind: 'changed',
      pointers: after,
      activities: [{ action: 'scheduled', before, after }],
    }
  }).catch(
    resolveIfAlreadyDone(
      (current) => current.version === version + 1 && (current.unpublishAt ?? null) === unpublishAt,
    ),
  )
}
