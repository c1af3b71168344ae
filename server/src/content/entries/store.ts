import {
  contentFaulty,
  type EditedContent,
  momentIsOver,
  nothingToGoBackTo,
  type WrittenContent,
} from 'contract/content/calls'
import { faultsOf, tidy } from 'contract/content/content-type'
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
import { badRequest } from '../../platform/http/errors.ts'
import { belongAsWritten, holderOf } from '../addresses/addresses.ts'
import { holderName } from '../addresses/holder-name.ts'
import { noRequest, pointTo } from '../publication/apply-due.ts'
import {
  addRevision,
  changesOf,
  markPublished,
  readRevision,
  writeDraft,
} from '../revisions/revisions.ts'
import { type Meant, requireConfirmed } from './confirmed.ts'
import { dataOf, type Item, targetOf } from './entry.ts'
import { act, type Trx, unlessDone, type Writing, writeHidden, writePublic } from './entry-acts.ts'
import { readEdited, Stale } from './locks.ts'
import { itemFor, takeFor } from './permissions.ts'

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
  deps: Writing,
  _id: string,
  written: WrittenContent,
  actor: Administrator,
): Promise<EditedContent> {
  const { version, data, basedOn } = written
  return writeHidden(deps, async (trx) => {
    const moment = deps.now()
    const author = await actor.confirm(trx)
    const seen = { _id, version }
    const item = await takeFor(trx, seen, { actor, right: 'write content' }, moment)
    if (!item.publishedId) checkStays(actor, 'write content', item.type, data)
    const writing = { data, basedOn: basedOn ?? null, author, now: moment }
    const draftId = await writeDraft(trx, item, writing)
    await pointTo(trx, item, { draftId })
    await belongAsWritten(trx, _id)
    return readEdited(trx, _id, moment)
  }).catch(unlessDone((current) => current.hasDraft && isDone(current, actor, written)))
}

/** Rejects if another version was published since the draft began. */
export async function writeForPublication(
  trx: Trx,
  item: Item,
  { version, data, basedOn }: WrittenContent,
  { author, moment }: { author: Confirmed; moment: Date },
  write = writeDraft,
): Promise<string> {
  // Rolls back the raised version.
  if ((basedOn ?? null) !== item.publishedId)
    throw new Stale({ ...(await readEdited(trx, item._id, moment)), version })
  return write(trx, item, { data, basedOn: basedOn ?? null, author, now: moment })
}

async function publishNow(trx: Trx, item: Item, revisionId: string, now: Date): Promise<void> {
  await markPublished(trx, item, { revisionId, publishAt: now.toISOString() })
  await pointTo(trx, item, {
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
  item: Item,
  { slug }: ContentData,
  moment: Date,
): Promise<void> {
  if (!isCollectionName(item.type) || typeof slug !== 'string') return
  const holder = await holderOf(trx, item, slug)
  if (!holder) return
  const name = await holderName(trx, item, holder, moment)
  throw badRequest(contentFaulty, { slug: slugTaken(name) })
}

export function checked(type: ContentTypeName, asTyped: WrittenContent): WrittenContent {
  const written = { ...asTyped, data: tidy(contentTypes[type].fields, asTyped.data) }
  const faults = faultsOf(contentTypes[type], written.data)
  if (Object.keys(faults).length > 0) throw badRequest(contentFaulty, faults)
  return written
}

/** Rejects with 400 for invalid content, and with `Stale` for a concurrent change. */
export async function publish(
  deps: Writing,
  _id: string,
  { at, isConfirmed, ...asTyped }: WrittenContent & Meant & { at?: string | undefined },
  actor: Administrator,
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, _id, actor, 'publish content')
  const written = checked(type, asTyped)
  requireConfirmed(type, written.data, { isConfirmed })
  if (at && new Date(at) <= deps.now()) throw badRequest(momentIsOver, { at: momentIsOver })
  const publishAt = at && new Date(at).toISOString()
  return writePublic(deps, type, async (trx) => {
    const moment = deps.now()
    const admin = await actor.confirm(trx)
    const seen = { _id, version: written.version }
    const item = await takeFor(trx, seen, { actor, right: 'publish content' }, moment)
    if (publishAt && item.unpublishAt && publishAt >= item.unpublishAt)
      throw badRequest(endIsTooEarly, { at: endIsTooEarly })
    checkStays(actor, 'publish content', type, written.data)
    const revisionId = await writeForPublication(trx, item, written, { author: admin, moment })
    await checkAddress(trx, item, written.data, moment)
    const changed = await changesOf(trx, item, revisionId)
    if (publishAt)
      await pointTo(trx, item, {
        draftId: null,
        scheduledId: revisionId,
        publishAt,
        ...noRequest,
      })
    else await publishNow(trx, item, revisionId, moment)
    const noted = publishAt
      ? ({ action: 'scheduled', changed, after: { publishAt } } as const)
      : ({ action: 'published', changed } as const)
    const target = await targetOf(trx, item)
    await recordActivity(trx, { admin, subject: 'content', target, ...noted }, moment)
    return readEdited(trx, _id, moment)
  }).catch(
    unlessDone(
      (current) =>
        !current.hasDraft && current.publishAt === publishAt && isDone(current, actor, written),
    ),
  )
}

type Pointing = [_id: string, version: number, actor: Administrator]

/** The scheduled version becomes the draft, unless there is a newer one. */
export const unschedule = (deps: Writing, ...[_id, version, actor]: Pointing) =>
  act(deps, { _id, version }, { actor, right: 'publish content' }, async ({ trx, item }) => {
    const draftId = item.draftId ?? item.scheduledId
    await pointTo(trx, item, { draftId, scheduledId: null, publishAt: null })
    return { action: 'unscheduled' }
  })

/** Returns to the public or scheduled version; the draft stays in the history. */
export const discard = (deps: Writing, ...[_id, version, actor]: Pointing) =>
  act(deps, { _id, version }, { actor, right: 'write content' }, async ({ trx, item }) => {
    if (!item.publishedId && !item.scheduledId) throw badRequest(nothingToGoBackTo)
    await pointTo(trx, item, { draftId: null, ...noRequest })
    return { action: 'discarded' }
  })

export const restore = (deps: Writing, revisionId: string, ...[_id, version, actor]: Pointing) =>
  act(
    deps,
    { _id, version },
    { actor, right: 'write content' },
    async ({ trx, item, author, moment }) => {
      const data = dataOf(await readRevision(trx, item, revisionId))
      const basedOn = item.publishedId
      const draftId = await addRevision(trx, item, { data, basedOn, author, now: moment })
      await pointTo(trx, item, { draftId })
      return { action: 'restored' }
    },
  )
