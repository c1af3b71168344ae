import { type EditedContent, nothingToGoBackTo, type WrittenContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { departmentOf, type EntryTypeName } from 'contract/content/types'
import type { Right } from 'contract/platform/roles'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import { dataOf } from '../model/entry.ts'
import { emit, noRequest } from '../revisions/content-events.ts'
import { addRevision, readRevision, writeDraft } from '../revisions/revisions.ts'
import { act, type EntryDeps, resolveIfAlreadyDone, writeHidden } from './entry-acts.ts'
import { readEdited } from './locks.ts'
import { lockItemFor } from './permissions.ts'

/** A repeated request whose response was lost. */
export const isDone = (
  current: EditedContent,
  actor: Administrator,
  { version, data }: WrittenContent,
) =>
  current.version === version + 1 &&
  current.author === actor.email &&
  JSON.stringify(current.data) === JSON.stringify(data)

/** Rejects with 403 if the change moves the entry to a department that the author may not write in. */
export function checkStays(
  actor: Administrator,
  right: Right,
  type: EntryTypeName,
  data: ContentData,
) {
  const department = departmentOf(type, data)
  if (department !== undefined) requireRight(actor, right, department || undefined)
}

/** Rejects with `Stale` for a concurrent change. */
export async function saveDraftIn(
  trx: Trx,
  _id: string,
  { version, data, basedOn }: WrittenContent,
  actor: Administrator,
  now: Date,
): Promise<EditedContent> {
  const author = await actor.confirm(trx)
  const seen = { _id, version }
  const item = await lockItemFor(trx, seen, { actor, right: 'write content' }, now)
  if (!item.publishedId) checkStays(actor, 'write content', item.type, data)
  const draftId = await writeDraft(trx, item, { data, basedOn: basedOn ?? null, author, now })
  await emit(trx, { kind: 'drafted', item, by: author, now, pointers: { draftId } })
  return readEdited(trx, _id, now)
}

export const saveDraft = (
  deps: EntryDeps,
  _id: string,
  written: WrittenContent,
  actor: Administrator,
): Promise<EditedContent> =>
  writeHidden(deps, (trx) => saveDraftIn(trx, _id, written, actor, deps.now())).catch(
    resolveIfAlreadyDone((current) => current.hasDraft && isDone(current, actor, written)),
  )

export type EntryCallArgs = [_id: string, version: number, actor: Administrator]

/** Returns to the public or scheduled version; the draft stays in the history. */
export const discard = (deps: EntryDeps, ...[_id, version, actor]: EntryCallArgs) =>
  act(deps, { _id, version }, { actor, right: 'write content' }, async ({ item }) => {
    if (!item.publishedId && !item.scheduledId) throw badRequest(nothingToGoBackTo)
    const pointers = { draftId: null, ...noRequest }
    return { kind: 'changed', pointers, activities: [{ action: 'discarded' }] }
  })

export const restoreRevision = (
  deps: EntryDeps,
  revisionId: string,
  ...[_id, version, actor]: EntryCallArgs
) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'write content' },
    async ({ trx, item, author, now }) => {
      const data = dataOf(await readRevision(trx, item, revisionId))
      const basedOn = item.publishedId
      const draftId = await addRevision(trx, item, { data, basedOn, author, now })
      return { kind: 'changed', pointers: { draftId }, activities: [{ action: 'restored' }] }
    },
  )
