import {
  answeredFromInbox,
  type MessageReply,
  maxReplies,
  maxRepliesAnHour,
  repliedAlready,
  repliedYourself,
  tooManyRepliesSent,
} from 'contract/messaging/message-replies'
import { messageNotFound } from 'contract/messaging/messages'
import { hourSeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { badRequest, conflict, notFound, tooManyAttempts } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { notConfigured } from '../../platform/mail/mail.ts'
import { lockMessage } from './messages.ts'
import { replyMail } from './reply-mail.ts'

/** A message may name anyone's address, so an account in the wrong hands could email anyone. */
const ofAccount: Limit = { count: maxRepliesAnHour, seconds: hourSeconds }

type Deps = Pick<PlatformDeps, 'attempts' | 'db' | 'mail' | 'now'>

const readReplies = (db: DbOrTrx, messageId: string): Promise<MessageReply[]> =>
  db
    .selectFrom('messageReplies')
    .select(['_id', 'author', 'text', 'createdAt'])
    .where('messageId', '=', messageId)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute()

export async function messageReplies({ db, mail }: Pick<Deps, 'db' | 'mail'>, messageId: string) {
  const message = await db
    .selectFrom('contactMessages')
    .select('_id')
    .where('_id', '=', messageId)
    .executeTakeFirst()
  if (!message) throw notFound(messageNotFound)
  return { replies: await readReplies(db, messageId), canSend: mail.canSend }
}

type NewReply = Pick<MessageReply, '_id' | 'text'> & { seen: number }

/** Rejects with 400 for spam, 409 if there are replies that the author has not seen, 429, and 503 if no email can be sent. */
export async function sendReply(
  { db, mail, attempts, now }: Deps,
  messageId: string,
  { _id, text, seen }: NewReply,
  actor: Administrator,
): Promise<void> {
  if (!mail.canSend) throw notConfigured()
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const message = await lockMessage(trx, messageId)
    const replies = await readReplies(trx, messageId)
    const sameId = replies.find((reply) => reply._id === _id)
    if (sameId?.text === text) return
    if (message.suspectedAt !== null) throw badRequest(answeredFromInbox)
    const author = actor.name || actor.email
    const last = replies.at(-1)
    if (last && (sameId || replies.length > seen))
      throw conflict(last.author === author ? repliedYourself : repliedAlready(last.author))
    if (replies.length >= maxReplies) throw conflict('This message has too many replies')
    const sent = await attempts.count(`reply:${actor._id}`, ofAccount, trx)
    if (sent > ofAccount.count) throw tooManyAttempts(hourSeconds, tooManyRepliesSent)
    const createdAt = now().toISOString()
    await trx
      .insertInto('messageReplies')
      .values({ _id, messageId, author, text, createdAt })
      .execute()
    await trx
      .updateTable('contactMessages')
      .set({ status: 'answered', readAt: message.readAt ?? createdAt })
      .where('_id', '=', messageId)
      .execute()
    await mail.queue(
      trx,
      replyMail(await mail.officeAddress(trx), message, { text, author: actor.name }),
    )
    const target = { _id: messageId, name: message.name }
    await recordActivity(trx, { admin, action: 'answered', subject: 'message', target }, now())
  })
  mail.sendQueued()
}
