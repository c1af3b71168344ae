import {
  contentFaulty,
  type EditedContent,
  nothingToGoBackTo,
  timeIsPast,
  type WrittenContent,
} from 'contract/content/calls'
import { schemaErrorsOf, tidy } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { endIsTooEarly, slugTaken } from 'contract/content/entry-calls'
import {
  type ContentTypeName,
  contentTypes,
  departmentOf,
  isCollectionName,
} from 'contract/content/types'
import type { Right } from 'contract/platform/roles'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import { holderName } from '../addresses/address-owner-name.ts'
import { addressOwner, belongAsWritten } from '../addresses/addresses.ts'
import { type ContentItem, dataOf, readEntryReference } from '../model/entry.ts'
import { noRequest, setPublishedRevision } from '../revisions/apply-due.ts'
import {
  addRevision,
  changesOf,
  markPublished,
  readRevision,
  writeDraft,
} from '../revisions/revisions.ts'
import { type Confirmation, requireConfirmed } from './confirmed.ts'
import { act, type EntryDeps, unlessDone, writeHidden, writePublic } from './entry-acts.ts'
import { readEdited, Stale } from './locks.ts'
import { itemFor, lockItemFor } from './permissions.ts'

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
  type: ContentTypeName,
  data: ContentData,
) {
  const department = departmentOf(type, data)
  if (department !== undefined) requireRight(actor, right, department || undefined)
}

/** Rejects with `Stale` for a concurrent change. */
export async function saveDraft(
  deps: EntryDeps,
  _id: string,
  written: WrittenContent,
  actor: Administrator,
): Promise<EditedContent> {
  const { version, data, basedOn } = written
  return writeHidden(deps, async (trx) => {
    const now = deps.now()
    const author = await actor.confirm(trx)
    const seen = { _id, version }
    const item = await lockItemFor(trx, seen, { actor, right: 'write content' }, now)
    if (!item.publishedId) checkStays(actor, 'write content', item.type, data)
    const writing = { data, basedOn: basedOn ?? null, author, now: now }
    const draftId = await writeDraft(trx, item, writing)
    await setPublishedRevision(trx, item, { draftId })
    await belongAsWritten(trx, _id)
    return readEdited(trx, _id, now)
  }).catch(unlessDone((current) => current.hasDraft && isDone(current, actor, written)))
}

/** Rejects if another version was published since the draft began. */
export async function writeForPublication(
  trx: Trx,
  item: ContentItem,
  { version, data, basedOn }: WrittenContent,
  { author, moment }: { author: Confirmed; moment: Date },
  write = writeDraft,
): Promise<string> {
  // Rolls back the raised version.
  if ((basedOn ?? null) !== item.publishedId)
    throw new Stale({ ...(await readEdited(trx, item._id, moment)), version })
  return write(trx, item, { data, basedOn: basedOn ?? null, author, now: moment })
}

async function publishNow(
  trx: Trx,
  item: ContentItem,
  revisionId: string,
  now: Date,
): Promise<void> {
  await markPublished(trx, item, { revisionId, publishAt: now.toISOString() })
  await setPublishedRevision(trx, item, {
    publishedId: revisionId,
    draftId: null,
    scheduledId: null,
    publishAt: null,
    ...noRequest,
  })
}

/** Rejects with 400 if another entry has the slug. */
export async function checkAddress(
  trx: Trx,
  item: ContentItem,
  { slug }: ContentData,
  now: Date,
): Promise<void> {
  if (!isCollectionName(item.type) || typeof slug !== 'string') return
  const holder = await addressOwner(trx, item, slug)
  if (!holder) return
  const name = await holderName(trx, item, holder, now)
  throw badRequest(contentFaulty, { slug: slugTaken(name) })
}

export function checked(type: ContentTypeName, asTyped: WrittenContent): WrittenContent {
  const written = { ...asTyped, data: tidy(contentTypes[type].fields, asTyped.data) }
  const errors = schemaErrorsOf(contentTypes[type], written.data)
  if (Object.keys(errors).length > 0) throw badRequest(contentFaulty, errors)
  return written
}

/** Rejects with 400 for invalid content, and with `Stale` for a concurrent change. */
export async function publish(
  deps: EntryDeps,
  _id: string,
  { at, isConfirmed, ...asTyped }: WrittenContent & Confirmation & { at?: string | undefined },
  actor: Administrator,
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, _id, actor, 'publish content')
  const written = checked(type, asTyped)
  requireConfirmed(type, written.data, { isConfirmed })
  if (at && new Date(at) <= deps.now()) throw badRequest(timeIsPast, { at: timeIsPast })
  const publishAt = at && new Date(at).toISOString()
  return writePublic(deps, type, async (trx) => {
    const now = deps.now()
    const admin = await actor.confirm(trx)
    const seen = { _id, version: written.version }
    const item = await lockItemFor(trx, seen, { actor, right: 'publish content' }, now)
    if (publishAt && item.unpublishAt && publishAt >= item.unpublishAt)
      throw badRequest(endIsTooEarly, { at: endIsTooEarly })
    checkStays(actor, 'publish content', type, written.data)
    const revisionId = await writeForPublication(trx, item, written, { author: admin, moment: now })
    await checkAddress(trx, item, written.data, now)
    const changed = await changesOf(trx, item, revisionId)
    if (publishAt)
      await setPublishedRevision(trx, item, {
        draftId: null,
        scheduledId: revisionId,
        publishAt,
        ...noRequest,
      })
    else await publishNow(trx, item, revisionId, now)
    const recorded = publishAt
      ? ({ action: 'scheduled', changed, after: { publishAt } } as const)
      : ({ action: 'published', changed } as const)
    const target = await readEntryReference(trx, item)
    await recordActivity(trx, { admin, subject: 'content', target, ...recorded }, now)
    return readEdited(trx, _id, now)
  }).catch(
    unlessDone(
      (current) =>
        !current.hasDraft && current.publishAt === publishAt && isDone(current, actor, written),
    ),
  )
}

type Pointing = [_id: string, version: number, actor: Administrator]

/** The scheduled version becomes the draft, unless there is a newer one. */
export const unschedule = (deps: EntryDeps, ...[_id, version, actor]: Pointing) =>
  act(deps, { _id, version }, { actor, right: 'publish content' }, async ({ trx, item }) => {
    const draftId = item.draftId ?? item.scheduledId
    await setPublishedRevision(trx, item, { draftId, scheduledId: null, publishAt: null })
    return { action: 'unscheduled' }
  })

/** Returns to the public or scheduled version; the draft stays in the history. */
export const discard = (deps: EntryDeps, ...[_id, version, actor]: Pointing) =>
  act(deps, { _id, version }, { actor, right: 'write content' }, async ({ trx, item }) => {
    if (!item.publishedId && !item.scheduledId) throw badRequest(nothingToGoBackTo)
    await setPublishedRevision(trx, item, { draftId: null, ...noRequest })
    return { action: 'discarded' }
  })

export const restoreRevision = (
  deps: EntryDeps,
  revisionId: string,
  ...[_id, version, actor]: Pointing
) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'write content' },
    async ({ trx, item, author, moment }) => {
      const data = dataOf(await readRevision(trx, item, revisionId))
      const basedOn = item.publishedId
      const draftId = await addRevision(trx, item, { data, basedOn, author, now: moment })
      await setPublishedRevision(trx, item, { draftId })
      return { action: 'restored' }
    },
  )
