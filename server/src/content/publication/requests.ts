import { contentFaulty, type EditedContent, type WrittenContent } from 'contract/content/calls'
import { schemaErrorsOf } from 'contract/content/content-type'
import { rightOn } from 'contract/content/entry-right'
import { answeredAlready, nothingRequested, publishedSince } from 'contract/content/request'
import { declaredOf } from 'contract/content/translations/translation-types'
import { daySeconds, hourSeconds } from 'contract/platform/durations'
import { mayUse } from 'contract/platform/roles'
import { accountDetailColumns, accountOf } from '../../platform/access/account-of.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import type { Mail, OutgoingMail } from '../../platform/mail/mail.ts'
import { checkStays, isDone } from '../entries/drafts.ts'
import {
  type EntryChange,
  type EntryDeps,
  type Locked,
  resolveIfAlreadyDone,
  writeHidden,
  writePublic,
} from '../entries/entry-acts.ts'
import { readEdited } from '../entries/locks.ts'
import { itemFor, lockItemFor, requireEntryRight } from '../entries/permissions.ts'
import { type ContentItem, dataOf, itemAt, readEntryReference } from '../model/entry.ts'
import { applyDueTransitions } from '../revisions/apply-due.ts'
import { emit, noRequest } from '../revisions/content-events.ts'
import { addRevision, changesOf, readRevision } from '../revisions/revisions.ts'
import { type Confirmation, requireConfirmed, requiredConfirmation } from './confirmation.ts'
import { asPublished, checked, checkOtherEntries, writeForPublication } from './publish.ts'
import { approvedMail, requestedMail, returnedMail } from './request-mails.ts'

async function publishersOf(db: DbOrTrx, item: Pick<ContentItem, 'department' | 'sourceId'>) {
  const right = rightOn(item, 'publish content')
  const accounts = await db
    .selectFrom('admins')
    .select(accountDetailColumns)
    .where('disabledAt', 'is', null)
    .execute()
  return accounts
    .map(accountOf)
    .filter((account) => mayUse(account, right, item.department ?? undefined))
    .map(({ email }) => email)
}

type Deps = EntryDeps & { mail: Mail; attempts: Attempts; config: { publicUrl: string } }
type Write = (to: string, details: Parameters<typeof returnedMail>[1]) => OutgoingMail

/** One email per entry and day; the panel always shows the latest request. */
const mailsOfEntry: Limit = { count: 1, seconds: daySeconds }
/** So that an author with many requests doesn't flood the reviewers. */
const mailsOfAuthor: Limit = { count: 10, seconds: hourSeconds }

const mailKey = (itemId: string) => `request-mail:${itemId}`

async function isNews(attempts: Attempts, { trx, item, author }: Locked): Promise<boolean> {
  const ofEntry = await attempts.count(mailKey(item._id), mailsOfEntry, trx)
  if (ofEntry > mailsOfEntry.count) return false
  const ofAuthor = await attempts.count(`request-mails:${author.name}`, mailsOfAuthor, trx)
  return ofAuthor <= mailsOfAuthor.count
}

async function notify(
  { mail, config }: Deps,
  { trx, item, author }: Locked,
  write: Write,
  { to, note }: { to: readonly string[]; note?: string | undefined },
): Promise<void> {
  if (!mail.canSend) return
  const { name } = await readEntryReference(trx, item)
  const details = {
    name,
    by: author.name,
    note,
    publicUrl: config.publicUrl,
  }
  for (const one of to.filter((email) => email !== author.name))
    await mail.queue(trx, write(one, details))
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
    const locked = { trx, item, author, now }
    // A new revision, so that an answer can't apply to a different request.
    const requestedId = await writeForPublication(trx, item, written, locked, addRevision)
    await checkOtherEntries(trx, item, written.data, now)
    const changed = await changesOf(trx, item, requestedId)
    const pointers = {
      ...noRequest,
      draftId: requestedId,
      requestedId,
      requestedBy: author.name,
      requestedAt: now.toISOString(),
      requestNote: text || null,
    }
    const activities = [{ action: 'requested', changed, after: { note: text } }] as const
    await emit(trx, { kind: 'drafted', item, by: author, now, pointers, activities })
    if (await isNews(deps.attempts, locked))
      await notify(deps, locked, requestedMail, { to: await publishersOf(trx, item), note: text })
    return readEdited(trx, _id, now)
  }).catch(resolveIfAlreadyDone((current) => !!current.request && isDone(current, actor, written)))
  deps.mail.sendQueued()
  return entry
}

const answers = { approved: 'published', returned: 'returned', cancelled: 'withdrawn' } as const
type Answer = keyof typeof answers
const isAnswer = (action: string): action is Answer => action in answers

async function lastAnswer(trx: Trx, targetId: string) {
  const last = await trx
    .selectFrom('activities')
    .leftJoin('admins', 'admins.email', 'activities.admin')
    .select(['admin', 'action', 'admins.name'])
    .where('targetId', '=', targetId)
    .where('action', 'in', ['requested', 'published', ...Object.keys(answers).filter(isAnswer)])
    .orderBy('activities.createdAt', 'desc')
    .orderBy('activities._id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || !isAnswer(last.action)) return undefined
  return { admin: last.admin, name: last.name || last.admin, how: last.action }
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
  work: (locked: Locked) => Promise<EntryChange>,
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
      if (!isOwn) throw conflict(answeredAlready(last.name, answers[last.how]))
    } else {
      requireEntryRight(actor, right, item)
      const change = await work({ trx, item, author, now })
      await emit(trx, { ...change, item, by: author, now })
    }
    return readEdited(trx, _id, now)
  }
  const entry = await (how === 'approved' ? writePublic(deps, type, run) : writeHidden(deps, run))
  deps.mail.sendQueued()
  return entry
}

export const withdrawRequest = (deps: Deps, seen: Seen, actor: Administrator) =>
  answer(deps, seen, { how: 'cancelled', actor }, async () => ({
    kind: 'changed',
    pointers: noRequest,
    activities: [{ action: 'cancelled' }],
  }))

export const sendBackRequest = (deps: Deps, seen: Seen, text: string, actor: Administrator) =>
  answer(deps, seen, { how: 'returned', actor }, async (locked) => {
    const { trx, item, author, now } = locked
    await deps.attempts.forget(mailKey(item._id), trx)
    await notify(deps, locked, returnedMail, { to: [item.requestedBy ?? ''], note: text })
    const returned = { returnedBy: author.name, returnedAt: now.toISOString(), returnNote: text }
    const activities = [{ action: 'returned', after: { note: text } }] as const
    return { kind: 'changed', pointers: { ...noRequest, ...returned }, activities }
  })

/** Publishing it would revert a newer version. */
const isOutdated = ({ publishedId }: ContentItem, { basedOnId }: { basedOnId: string | null }) =>
  publishedId !== null && basedOnId !== publishedId

/** Only the requested revision; later edits stay a draft. */
export const publishRequested = (deps: Deps, seen: Seen & Confirmation, actor: Administrator) =>
  answer(deps, seen, { how: 'approved', actor }, async (locked) => {
    const { trx, item, now } = locked
    const { revision } = seen
    const requested = await readRevision(trx, item, revision)
    if (isOutdated(item, requested)) throw conflict(publishedSince)
    const data = dataOf(requested)
    checkStays(actor, 'publish content', item.type, data)
    const errors = schemaErrorsOf(declaredOf(item.type), data)
    if (Object.keys(errors).length > 0) throw badRequest(contentFaulty, errors)
    requireConfirmed(item.type, data, { ...seen, at: now.toISOString() })
    await checkOtherEntries(trx, item, data, now)
    const changed = await changesOf(trx, item, revision)
    await deps.attempts.forget(mailKey(item._id), trx)
    await notify(deps, locked, approvedMail, { to: [item.requestedBy ?? ''] })
    const draftId = item.draftId === revision ? null : item.draftId
    const activities = [{ action: 'approved', changed }] as const
    return { ...asPublished(revision, now, draftId), activities }
  })

export async function requestOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _id: string,
  actor: Administrator,
) {
  const timestamp = now()
  const item = itemAt(await itemFor(db, _id, actor, 'see content'), timestamp)
  if (!item.requestedId) return { changes: [], isOutdated: false }
  const requested = await readRevision(db, item, item.requestedId)
  return {
    changes: await changesOf(db, item, item.requestedId, actor),
    isOutdated: isOutdated(item, requested),
    confirmBefore: requiredConfirmation(item.type, dataOf(requested), timestamp.toISOString()),
  }
}
