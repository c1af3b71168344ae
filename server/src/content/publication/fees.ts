import type { EditedContent } from 'contract/content/calls'
import { contentNotFound } from 'contract/content/calls'
import {
  type CourseFees,
  feesAreWaiting,
  feesNeedPublicCourse,
  feesOfCourse,
  type WrittenFees,
} from 'contract/content/course-fees'
import type { ContentData } from 'contract/content/data'
import { mayUse, type Right } from 'contract/platform/roles'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { saveDraft } from '../entries/drafts.ts'
import {
  changeEntry,
  type EntryDeps,
  type Locked,
  resolveIfAlreadyDone,
} from '../entries/entry-acts.ts'
import { readEdited, Stale } from '../entries/locks.ts'
import { itemFor } from '../entries/permissions.ts'
import { type ContentItem, editedOf, entryWithRevisions } from '../model/entry.ts'
import { addRevision, changesOf, readRevision } from '../revisions/revisions.ts'
import { checked } from './publish.ts'

type Fees = Omit<WrittenFees, 'version'>

export async function readCourseFees(
  { db, now }: EntryDeps,
  actor: Administrator,
): Promise<CourseFees[]> {
  const items = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('type', '=', 'course')
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .execute()
  const own = items.filter(({ department }) =>
    mayUse(actor, 'write content', department ?? undefined),
  )
  const entries = await Promise.all(own.map((item) => editedOf(db, item, now())))
  return entries.flatMap((entry) => (entry ? [feesOfCourse(entry)] : []))
}

async function requireCourse(
  { db }: EntryDeps,
  _id: string,
  actor: Administrator,
  right: Right,
): Promise<void> {
  const { type } = await itemFor(db, _id, actor, right)
  if (type !== 'course') throw notFound(contentNotFound)
}

/** Rejects with `Stale` for a concurrent change. */
export async function draftCourseFees(
  deps: EntryDeps,
  _id: string,
  { version, ...fees }: WrittenFees,
  actor: Administrator,
): Promise<EditedContent> {
  await requireCourse(deps, _id, actor, 'write content')
  const current = await readEdited(deps.db, _id, deps.now())
  const isRepeated = current.version === version + 1
  if (current.version !== version && !isRepeated) throw new Stale(current)
  const { basedOn, data } = current
  return saveDraft(deps, _id, { version, basedOn, data: { ...data, ...fees } }, actor)
}

const isSame = (one: ContentData, other: ContentData) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The draft with the published fees, or null if nothing else was changed. */
async function draftWith(
  { trx, item, author, now }: Locked,
  fees: Fees,
  published: { _id: string; data: ContentData },
): Promise<string | null> {
  if (!item.draftId) return null
  const draft = await readRevision(trx, item, item.draftId)
  const data = { ...entryWithRevisions(item, draft), ...fees }
  if (isSame(data, published.data)) return null
  // An older base must stay: what was published since is merged when the draft is opened.
  const basedOn = draft.basedOnId === item.publishedId ? published._id : draft.basedOnId
  return addRevision(trx, item, { data, basedOn, author, now })
}

async function readPublic(trx: Trx, item: ContentItem): Promise<ContentData> {
  if (!item.publishedId) throw conflict(feesNeedPublicCourse)
  if (item.scheduledId || item.requestedId) throw conflict(feesAreWaiting)
  return entryWithRevisions(item, await readRevision(trx, item, item.publishedId))
}

/** Publishes the public version with these fees. Rejects like `publish`, and with 409 if the course can't take them. */
export async function publishCourseFees(
  deps: EntryDeps,
  _id: string,
  { version, ...fees }: WrittenFees,
  actor: Administrator,
): Promise<EditedContent> {
  await requireCourse(deps, _id, actor, 'publish content')
  const required = { actor, right: 'publish content' } as const
  return changeEntry(deps, { _id, type: 'course', version }, required, async (locked) => {
    const { trx, item, author, now } = locked
    const asPublic = { ...(await readPublic(trx, item)), ...fees }
    const { data } = checked('course', { version, data: asPublic })
    const basedOn = item.publishedId
    const revisionId = await addRevision(trx, item, { data, basedOn, author, now })
    const changed = await changesOf(trx, item, revisionId)
    const draftId = await draftWith(locked, fees, { _id: revisionId, data })
    return {
      kind: 'published',
      ...{ revisionId, since: now.toISOString() },
      pointers: { publishedId: revisionId, draftId },
      activities: [{ action: 'published', changed }],
    }
  }).catch(
    resolveIfAlreadyDone(
      ({ publicData, author, ...current }) =>
        current.version === version + 1 &&
        author === actor.email &&
        publicData !== undefined &&
        isSame({ ...publicData, ...fees }, publicData),
    ),
  )
}
