import { isDeepStrictEqual } from 'node:util'
import {
  type MessageFolder,
  type MessageStatus,
  messageNotFound,
  messagesPerPage,
} from 'contract/messaging/messages'
import { maxAtOnce } from 'contract/platform/bulk'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { contains } from '../../platform/db/contains.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBatches, readPage } from '../../platform/db/pages.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { ContactMessageTable, Database, Trx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { readMessageNumber } from './message-number.ts'

type MessageDeps = { db: Db; now: () => Date }
type Selection = {
  folder?: MessageFolder | undefined
  status?: MessageStatus | undefined
  read?: 'read' | 'unread' | undefined
  search?: string | undefined
}

const searched = ['number', 'name', 'email', 'topic', 'subject', 'message']

const matchesSearch =
  (search: string) => (where: ExpressionBuilder<Database, 'contactMessages'>) => {
    const result = contains(searched, search)
    const number = readMessageNumber(search)
    return number ? where.or([result, where('number', '=', number)]) : result
  }

/** Compared with a value, so that SQLite reads the newest by their time instead of sorting the whole folder. */
const isIn = (folder: MessageFolder) =>
  sql<SqlBool>`(${sql.ref('suspectedAt')} is null) = ${sql.lit(folder === 'inbox')}`

const selectMatching = (db: Db, { folder = 'inbox', status, read, search }: Selection) =>
  db
    .selectFrom('contactMessages')
    .where(isIn(folder))
    .where((where) => {
      const conditions = []
      if (status === 'new') conditions.push(where('status', 'is', null))
      else if (status) conditions.push(where('status', '=', status))
      if (read) conditions.push(where('readAt', read === 'read' ? 'is not' : 'is', null))
      if (search) conditions.push(matchesSearch(search)(where))
      return where.and(conditions)
    })

/** By time, because browsers choose random ids. */
const newestFirst = sql`${sql.ref('createdAt')} desc, _id desc`

const separator = '_'

const cursorOf = ({ createdAt, _id }: Pick<ContactMessageTable, 'createdAt' | '_id'>) =>
  createdAt + separator + _id

const isOlderThan = (cursor: string) =>
  sql<SqlBool>`(${sql.ref('createdAt')}, _id) < (${sql.join(cursor.split(separator))})`

const readMessages = (db: Db, selection: Selection) => async (limit: number, before?: string) => {
  const query = selectMatching(db, selection).selectAll().orderBy(newestFirst).limit(limit)
  return (before ? query.where(isOlderThan(before)) : query).execute()
}

export async function readMessageSelection(db: Db, selection: Selection) {
  const matching = selectMatching(db, selection)
  const entries = await matching.select('_id').orderBy(newestFirst).limit(maxAtOnce).execute()
  const { found } = await matching
    .select(({ fn }) => fn.countAll().as('found'))
    .executeTakeFirstOrThrow()
  return { entries, found: Number(found) }
}

export async function messageList(
  db: Db,
  { before, ...selection }: Selection & { before?: string | undefined },
) {
  const read = readMessages(db, selection)
  const { rows, next } = await readPage(read, messagesPerPage, before, cursorOf)
  return { messages: rows.map(withoutNulls), next }
}

export const readFolder = (db: Db, folder: MessageFolder) =>
  readBatches(readMessages(db, { folder }), cursorOf)

export async function messageCounts(db: Db) {
  const counts = await db
    .selectFrom('contactMessages')
    .select(({ fn }) => [
      fn.countAll().filterWhere('suspectedAt', 'is', null).as('inbox'),
      fn
        .countAll()
        .filterWhere('suspectedAt', 'is', null)
        .filterWhere('readAt', 'is', null)
        .as('unread'),
      fn.countAll().filterWhere('suspectedAt', 'is not', null).as('spam'),
    ])
    .executeTakeFirstOrThrow()
  return {
    inbox: Number(counts.inbox),
    unread: Number(counts.unread),
    spam: Number(counts.spam),
  }
}

export type MessageChange = {
  isRead?: boolean | undefined
  folder?: MessageFolder | undefined
  status?: MessageStatus | undefined
}

/** Changes nothing; it locks the row in a way both engines understand. */
export async function lockMessage(trx: Trx, messageId: string) {
  const message = await trx
    .updateTable('contactMessages')
    .set({ _id: messageId })
    .where('_id', '=', messageId)
    .returningAll()
    .executeTakeFirst()
  if (!message) throw notFound(messageNotFound)
  return message
}

/** A message moved out of spam is not emailed. */
export async function markMessage(
  { db, now }: MessageDeps,
  messageId: string,
  change: MessageChange,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const { name, readAt, suspectedAt, ...message } = await lockMessage(trx, messageId)
    const before: Required<MessageChange> = {
      isRead: readAt !== null,
      folder: suspectedAt === null ? 'inbox' : 'spam',
      status: message.status ?? 'new',
    }
    const { isRead = before.isRead, folder = before.folder, status = before.status } = change
    const after = { isRead, folder, status }
    if (isDeepStrictEqual(after, before)) return
    const timestamp = now().toISOString()
    await trx
      .updateTable('contactMessages')
      .set({
        readAt: isRead ? (readAt ?? timestamp) : null,
        suspectedAt: folder === 'spam' ? (suspectedAt ?? timestamp) : null,
        status: status === 'new' ? null : status,
      })
      .where('_id', '=', messageId)
      .execute()
    const target = { _id: messageId, name }
    const activity = { admin, subject: 'message', target, before, after } as const
    await recordActivity(trx, { ...activity, action: 'updated' }, now())
  })
}

/** Logs only the sender's name: the text has to be gone once it is deleted. */
export async function removeMessage(
  { db, now }: MessageDeps,
  messageId: string,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const message = await trx
      .deleteFrom('contactMessages')
      .where('_id', '=', messageId)
      .returning('name')
      .executeTakeFirst()
    if (!message) throw notFound(messageNotFound)
    const target = { _id: messageId, name: message.name }
    await recordActivity(trx, { admin, action: 'deleted', subject: 'message', target }, now())
  })
}
