import { contentFaulty, type EditedContent, type WrittenContent } from 'contract/content/calls'
import { schemaErrorsOf } from 'contract/content/content-type'
import { answeredAlready, nothingRequested, publishedSince } from 'contract/content/request'
import { contentTypes } from 'contract/content/types'
import { daySeconds, hourSeconds } from 'contract/platform/durations'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { type NewActivity, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import type { Mail, OutgoingMail } from '../../platform/mail/mail.ts'
import { belongAsWritten } from '../addresses/addresses.ts'
import { type Confirmation, requireConfirmed, requiredConfirmation } from '../entries/confirmed.ts'
import { checkStays, isDone } from '../entries/drafts.ts'
import { type EntryDeps, unlessDone, writeHidden, writePublic } from '../entries/entry-acts.ts'
import { readEdited } from '../entries/locks.ts'
import { itemFor, lockItemFor, requireEntryRight } from '../entries/permissions.ts'
import { publishersOf } from '../entries/publishers.ts'
import { lockFiles } from '../library/uses.ts'
import { type ContentItem, dataOf, itemAt, readEntryReference } from '../model/entry.ts'
import { applyDueTransitions, noRequest, setPublishedRevision } from '../revisions/apply-due.ts'
import { addRevision, changesOf, markPublished, readRevision } from '../revisions/revisions.ts'
import { checkAddress, checked, writeForPublication } from './publish.ts'
import { approvedMail, requestedMail, returnedMail } from './request-mails.ts'

type Deps = EntryDeps & { mail: Mail; attempts: Attempts; config: { publicUrl: string } }
type Taken = { trx: Trx; item: ContentItem; author: Confirmed; moment: Date }
type Write = (to: string, notified: Parameters<typeof returnedMail>[1]) => OutgoingMail

/** One email per entry and day; the panel always shows the latest request. */
const mailsOfEntry: Limit = { count: 1, seconds: daySeconds }
/** So that an author with many requests doesn't flood the reviewers. */
const mailsOfAuthor: Limit = { count: 10, seconds: hourSeconds }

const mailKey = (itemId: string) => `request-mail:${itemId}`

async function isNewsOfRequest(attempts: Attempts, { trx, item, author }: Taken): Promise<boolean> {
  const ofEntry = await attempts.count(mailKey(item._id), mailsOfEntry, trx)
  if (ofEntry > mailsOfEntry.count) return false
  const ofAuthor = await attempts.count(`request-mails:${author.name}`, mailsOfAuthor, trx)
  return ofAuthor <= mailsOfAuthor.count
}

async function notify(
  { mail, config }: Deps,
  { trx, item, author }: Taken,
  write: Write,
  { to, note }: { to: readonly string[]; note?: string | undefined },
): Promise<void> {
  if (!mail.canSend) return
  const { name } = await readEntryReference(trx, item)
  const notified = {
    name,
    by: author.name,
    note,
    url: config.publicUrl + pageAddresses['admin-login'],
  }
  for (const one of to.filter((email) => email !== author.name))
    await mail.queue(trx, write(one, notified))
}

const note = async (
  { trx, item, author, moment }: Taken,
  activity: Pick<NewActivity, 'action' | 'after' | 'changed'>,
) => {
  const target = await readEntryReference(trx, item)
  await recordActivity(trx, { admin: author, subject: 'content', target, ...activity }, moment)
}

/** The requested revision stays as it is, whatever is edited later. Rejects like `publish`. */
export async function requestPublication(
  deps: Deps,
  _id: string,
  { note: text, ...asTyped }: WrittenContent & { note?: string | undefined },
  actor: Administrator,
): Promise<EditedContent> {
  const { type } = await itemFor(deps.db, _id, actor, 'write content')
  const written = checked(type, asTyped)
  const entry = await writeHidden(deps, async (trx) => {
    const now = deps.now()
    const author = await actor.confirm(trx)
    const seen = { _id, version: written.version }
    const item = await lockItemFor(trx, seen, { actor, right: 'write content' }, now)
    if (!item.publishedId) checkStays(actor, 'write content', type, written.data)
    const taken = { trx, item, author, moment: now }
    // A new revision, so that an answer can't apply to a different request.
    const requestedId = await writeForPublication(trx, item, written, taken, addRevision)
    await checkAddress(trx, item, written.data, now)
    await lockFiles(trx, requestedId)
    const changed = await changesOf(trx, item, requestedId)
    await setPublishedRevision(trx, item, {
      ...noRequest,
      draftId: requestedId,
      requestedId,
      requestedBy: author.name,
      requestedAt: now.toISOString(),
      requestNote: text || null,
    })
    await belongAsWritten(trx, _id)
    await note(taken, { action: 'requested', changed, after: { note: text } })
    if (await isNewsOfRequest(deps.attempts, taken))
      await notify(deps, taken, requestedMail, { to: await publishersOf(trx, item), note: text })
    return readEdited(trx, _id, now)
  }).catch(unlessDone((current) => !!current.request && isDone(current, actor, written)))
  deps.mail.wake()
  return entry
}

const answers = { approved: 'published', returned: 'returned', cancelled: 'withdrawn' } as const
type Answer = keyof typeof answers
const isAnswer = (action: string): action is Answer => action in answers

async function lastAnswer(trx: Trx, targetId: string) {
  const last = await trx
    .selectFrom('activities')
    .select(['admin', 'action'])
    .where('targetId', '=', targetId)
    .where('action', 'in', ['requested', 'published', ...Object.keys(answers).filter(isAnswer)])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && isAnswer(last.action) ? { admin: last.admin, how: last.action } : undefined
}

/** Undefined if the request was already answered. */
async function confirmRequested(trx: Trx, _id: string, revision: string, now: Date) {
  const item = await trx
    .updateTable('contentItems')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('_id', '=', _id)
    .where('requestedId', '=', revision)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return item && applyDueTransitions(trx, item, now)
}

type Seen = { _id: string; revision: string }

/** Of two concurrent answers, the second gets an error; a repeated click gets the same answer. */
async function answer(
  deps: Deps,
  { _id, revision }: Seen,
  { how, actor }: { how: Answer; actor: Administrator },
  work: (taken: Taken) => Promise<void>,
): Promise<EditedContent> {
  const right = how === 'cancelled' ? 'write content' : 'publish content'
  const { type } = await itemFor(deps.db, _id, actor, right)
  const run = async (trx: Trx) => {
    const now = deps.now()
    const author = await actor.confirm(trx)
    const item = await confirmRequested(trx, _id, revision, now)
    if (!item) {
      const last = await lastAnswer(trx, _id)
      if (!last) throw conflict(nothingRequested)
      const isOwn = last.admin === author.name && last.how === how
      if (!isOwn) throw conflict(answeredAlready(last.admin, answers[last.how]))
    } else {
      requireEntryRight(actor, right, item)
      await work({ trx, item, author, moment: now })
    }
    return readEdited(trx, _id, now)
  }
  const entry = await (how === 'approved' ? writePublic(deps, type, run) : writeHidden(deps, run))
  deps.mail.wake()
  return entry
}

export const withdrawRequest = (deps: Deps, seen: Seen, actor: Administrator) =>
  answer(deps, seen, { how: 'cancelled', actor }, async (taken) => {
    await setPublishedRevision(taken.trx, taken.item, noRequest)
    await note(taken, { action: 'cancelled' })
  })

export const sendBackRequest = (deps: Deps, seen: Seen, text: string, actor: Administrator) =>
  answer(deps, seen, { how: 'returned', actor }, async (taken) => {
    const { trx, item, author, moment } = taken
    await setPublishedRevision(trx, item, {
      ...noRequest,
      returnedBy: author.name,
      returnedAt: moment.toISOString(),
      returnNote: text,
    })
    await note(taken, { action: 'returned', after: { note: text } })
    await deps.attempts.forget(mailKey(item._id), trx)
    await notify(deps, taken, returnedMail, { to: [item.requestedBy ?? ''], note: text })
  })

/** Publishing it would revert a newer version. */
const isOutdated = ({ publishedId }: ContentItem, { basedOnId }: { basedOnId: string | null }) =>
  publishedId !== null && basedOnId !== publishedId

/** Only the requested revision; later edits stay a draft. */
export const publishRequested = (deps: Deps, seen: Seen & Confirmation, actor: Administrator) =>
  answer(deps, seen, { how: 'approved', actor }, async (taken) => {
    const { trx, item, moment } = taken
    const { revision: revisionId } = seen
    const requested = await readRevision(trx, item, revisionId)
    if (isOutdated(item, requested)) throw conflict(publishedSince)
    const data = dataOf(requested)
    checkStays(actor, 'publish content', item.type, data)
    const errors = schemaErrorsOf(contentTypes[item.type], data)
    if (Object.keys(errors).length > 0) throw badRequest(contentFaulty, errors)
    requireConfirmed(item.type, data, seen)
    await checkAddress(trx, item, data, moment)
    const changed = await changesOf(trx, item, revisionId)
    await markPublished(trx, item, { revisionId, publishAt: moment.toISOString() })
    await setPublishedRevision(trx, item, {
      ...noRequest,
      publishedId: revisionId,
      draftId: item.draftId === revisionId ? null : item.draftId,
      scheduledId: null,
      publishAt: null,
    })
    await note(taken, { action: 'approved', changed })
    await deps.attempts.forget(mailKey(item._id), trx)
    await notify(deps, taken, approvedMail, { to: [item.requestedBy ?? ''] })
  })

export async function requestOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _id: string,
  actor: Administrator,
) {
  const item = itemAt(await itemFor(db, _id, actor, 'see content'), now())
  if (!item.requestedId) return { changes: [], isOutdated: false }
  const requested = await readRevision(db, item, item.requestedId)
  return {
    changes: await changesOf(db, item, item.requestedId, actor),
    isOutdated: isOutdated(item, requested),
    askBefore: requiredConfirmation(item.type, dataOf(requested)),
  }
}
