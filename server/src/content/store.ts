import {
  contentFaulty,
  type EditedContent,
  momentIsOver,
  type WrittenContent,
} from 'contract/content/calls'
import { faultsOf, tidy } from 'contract/content/content-type'
import { contentTypes } from 'contract/content/types'
import type { Transaction } from 'kysely'
import type { Administrator, Confirmed } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { badRequest } from '../errors.ts'
import { dataOf, type Item, targetOf } from './entry.ts'
import { addRevision, changesOf, markPublished, readRevision, writeDraft } from './revisions.ts'
import { pointTo } from './settle.ts'
import { readEdited, readItem, Stale, takeItem } from './take.ts'

type Trx = Transaction<Database>
type Writing = { db: Db; changes: Changes; now: () => Date }

/** Whether what somebody sends again, because no answer came, has been done already. */
const isDone = (current: EditedContent, actor: Administrator, { version, data }: WrittenContent) =>
  current.version === version + 1 &&
  current.author === actor.email &&
  JSON.stringify(current.data) === JSON.stringify(data)

/** Does not refuse a call that comes a second time. */
const unlessDone =
  (is: (current: EditedContent) => boolean) =>
  (error: unknown): EditedContent => {
    if (error instanceof Stale && is(error.current)) return error.current
    throw error
  }

/** Keeps what is written; nothing that visitors see changes. Rejects with `Stale` when somebody was quicker. */
export async function saveDraft(
  { db, now }: Writing,
  _id: string,
  written: WrittenContent,
  actor: Administrator,
): Promise<EditedContent> {
  const { version, data, basedOn } = written
  return db
    .transaction()
    .execute(async (trx) => {
      const moment = now()
      const author = await actor.confirm(trx)
      const item = await takeItem(trx, _id, version, moment)
      const draftId = await writeDraft(trx, item, {
        data,
        basedOn: basedOn ?? null,
        author,
        now: moment,
      })
      await pointTo(trx, item, { draftId })
      return readEdited(trx, _id, moment)
    })
    .catch(unlessDone((current) => current.hasDraft && isDone(current, actor, written)))
}

/** The revision of what is written, for publication; whoever began from another publication than the last is told so. */
async function writeFinal(
  trx: Trx,
  item: Item,
  { version, data, basedOn }: WrittenContent,
  { author, moment }: { author: Confirmed; moment: Date },
): Promise<string> {
  // What was raised here is taken back.
  if ((basedOn ?? null) !== item.publishedId)
    throw new Stale({ ...(await readEdited(trx, item._id, moment)), version })
  return writeDraft(trx, item, { data, basedOn: basedOn ?? null, author, now: moment })
}

async function publishNow(trx: Trx, item: Item, revisionId: string, now: Date): Promise<void> {
  await markPublished(trx, item, { revisionId, publishAt: now.toISOString() })
  await pointTo(trx, item, {
    publishedId: revisionId,
    draftId: null,
    scheduledId: null,
    publishAt: null,
  })
}

/**
 * Publishes what is written, now or at a moment. Rejects with 400 where the rules are not met, and with `Stale` when
 * somebody has written or published meanwhile.
 */
export async function publish(
  { db, changes, now }: Writing,
  _id: string,
  { at, ...asTyped }: WrittenContent & { at?: string | undefined },
  actor: Administrator,
): Promise<EditedContent> {
  const { type } = await readItem(db, _id)
  const written = { ...asTyped, data: tidy(contentTypes[type].fields, asTyped.data) }
  const faults = faultsOf(contentTypes[type], written.data)
  if (Object.keys(faults).length > 0) throw badRequest(contentFaulty, faults)
  if (at && new Date(at) <= now()) throw badRequest(momentIsOver, { at: momentIsOver })
  const publishAt = at && new Date(at).toISOString()
  return changes
    .commit(type, async (trx) => {
      const moment = now()
      const author = await actor.confirm(trx)
      const item = await takeItem(trx, _id, written.version, moment)
      const revisionId = await writeFinal(trx, item, written, { author, moment })
      const changed = await changesOf(trx, item, revisionId)
      const activity = { admin: author, subject: 'content', target: targetOf(item) } as const
      if (publishAt) {
        await pointTo(trx, item, { draftId: null, scheduledId: revisionId, publishAt })
        await recordActivity(
          trx,
          { ...activity, action: 'scheduled', changed, after: { publishAt } },
          moment,
        )
      } else {
        await publishNow(trx, item, revisionId, moment)
        await recordActivity(trx, { ...activity, action: 'published', changed }, moment)
      }
      return readEdited(trx, _id, moment)
    })
    .catch(
      unlessDone(
        (current) =>
          !current.hasDraft && current.publishAt === publishAt && isDone(current, actor, written),
      ),
    )
}

/** What somebody does to an entry without writing in it. */
async function point(
  { db, changes, now }: Writing,
  { _id, version }: { _id: string; version: number },
  actor: Administrator,
  act: (trx: Trx, item: Item, author: Confirmed, moment: Date) => Promise<void>,
): Promise<EditedContent> {
  const { type } = await readItem(db, _id)
  return changes.commit(type, async (trx) => {
    const moment = now()
    const author = await actor.confirm(trx)
    const item = await takeItem(trx, _id, version, moment)
    await act(trx, item, author, moment)
    return readEdited(trx, _id, moment)
  })
}

type Pointing = [_id: string, version: number, actor: Administrator]

/** What was to be published at a moment becomes the draft, unless something is written since. */
export const unschedule = (deps: Writing, ...[_id, version, actor]: Pointing) =>
  point(deps, { _id, version }, actor, async (trx, item, admin, moment) => {
    const draftId = item.draftId ?? item.scheduledId
    await pointTo(trx, item, { draftId, scheduledId: null, publishAt: null })
    const activity = { admin, subject: 'content', target: targetOf(item) } as const
    await recordActivity(trx, { ...activity, action: 'unscheduled' }, moment)
  })

/** Goes back to what is public, or to be public at a moment. What was written stays in the history. */
export const discard = (deps: Writing, ...[_id, version, actor]: Pointing) =>
  point(deps, { _id, version }, actor, async (trx, item, admin, moment) => {
    await pointTo(trx, item, { draftId: null })
    const activity = { admin, subject: 'content', target: targetOf(item) } as const
    await recordActivity(trx, { ...activity, action: 'discarded' }, moment)
  })

/** Makes a draft of an earlier revision; nothing is published. */
export const restore = (deps: Writing, revisionId: string, ...[_id, version, actor]: Pointing) =>
  point(deps, { _id, version }, actor, async (trx, item, author, moment) => {
    const data = dataOf(await readRevision(trx, item, revisionId))
    const basedOn = item.publishedId
    const draftId = await addRevision(trx, item, { data, basedOn, author, now: moment })
    await pointTo(trx, item, { draftId })
    const activity = { admin: author, subject: 'content', target: targetOf(item) } as const
    await recordActivity(trx, { ...activity, action: 'restored' }, moment)
  })
