import { contentNotFound } from 'contract/content/calls'
import { departmentTitle } from 'contract/content/catalogue'
import { readable } from 'contract/content/content-type'
import { notice, noticesPath } from 'contract/content/notices'
import { type NoticeEmailStatus, nothingToCorrect } from 'contract/messaging/notice-emails'
import { daySeconds, hourSeconds } from 'contract/platform/durations'
import type { Right } from 'contract/platform/roles'
import { readEdited } from '../../content/entries/locks.ts'
import { itemFor } from '../../content/entries/permissions.ts'
import { readEntryReference } from '../../content/model/entry.ts'
import { readCatalogue } from '../../content/public/catalogue.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { notConfigured } from '../../platform/mail/mail.ts'
import { readNoticeCategories } from './choice.ts'
import { newsEmail } from './mails.ts'
import { nextNumber } from './news.ts'

const testsOfAccount: Limit = { count: 10, seconds: hourSeconds }
const correctionsOfNotice: Limit = { count: 3, seconds: daySeconds }

async function requireNotice(db: DbOrTrx, _id: string, actor: Administrator, right: Right) {
  const item = await itemFor(db, _id, actor, right)
  if (item.type !== 'notice') throw notFound(contentNotFound)
  return item
}

const newsOf = (db: DbOrTrx, itemId: string) =>
  db.selectFrom('noticeNews').selectAll().where('itemId', '=', itemId).executeTakeFirst()

async function statusOf(db: DbOrTrx, itemId: string): Promise<NoticeEmailStatus> {
  const news = await newsOf(db, itemId)
  if (!news) return 'none'
  if (news.number === null) return 'skipped'
  return news.toldAt === null ? 'queued' : 'sent'
}

export async function noticeEmailStatus({ db }: PlatformDeps, _id: string, actor: Administrator) {
  await requireNotice(db, _id, actor, 'publish content')
  return statusOf(db, _id)
}

/** A notice that has a row before it is public is not news. Returns whether that changed anything. */
async function setSkipped(trx: Trx, itemId: string, isSkipped: boolean, now: Date) {
  const at = now.toISOString()
  const skipped = { itemId, number: null, isAway: 0, isCorrection: 0, notedAt: at, toldAt: at }
  if (isSkipped) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('noticeNews')
      .values(skipped)
      .onConflict((conflicting) => conflicting.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numDeletedRows } = await trx
    .deleteFrom('noticeNews')
    .where('itemId', '=', itemId)
    .where('number', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

export const chooseNoticeEmail = (
  { db, now }: PlatformDeps,
  itemId: string,
  isSkipped: boolean,
  actor: Administrator,
): Promise<NoticeEmailStatus> =>
  db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const item = await requireNotice(trx, itemId, actor, 'publish content')
    // Deleting the row after publication would send the email after all.
    const isPossible = isSkipped || !item.publishedId
    if (isPossible && (await setSkipped(trx, itemId, isSkipped, now()))) {
      const target = await readEntryReference(trx, item)
      const changed = [
        {
          field: 'Emailed when published',
          ...{ before: yesOrNo(isSkipped), after: yesOrNo(!isSkipped) },
        },
      ]
      const activity = { admin, action: 'updated', subject: 'content', target, changed } as const
      await recordActivity(trx, activity, now())
    }
    return statusOf(trx, itemId)
  })

/** A new number makes it news again for everybody. Rejects with 409 if nobody was emailed, and with 429. */
export async function queueCorrection(
  { db, changes, attempts, now }: PlatformDeps,
  _id: string,
  actor: Administrator,
): Promise<void> {
  await requireNotice(db, _id, actor, 'publish content')
  await attempts.take([`correction:${_id}`, correctionsOfNotice])
  // Servers that email subscribers watch the version of notices.
  await changes.commit(['notice'], async (trx) => {
    const admin = await actor.confirm(trx)
    const item = await requireNotice(trx, _id, actor, 'publish content')
    const { numUpdatedRows } = await trx
      .updateTable('noticeNews')
      .set({ number: nextNumber, isCorrection: 1, notedAt: now().toISOString(), toldAt: null })
      .where('itemId', '=', _id)
      .where('number', 'is not', null)
      .where('toldAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || !item.publishedId) throw conflict(nothingToCorrect)
    const target = await readEntryReference(trx, item)
    await recordActivity(trx, { admin, action: 'emailed', subject: 'content', target }, now())
  })
}

/** As the draft says it. Its links lead to the public page. Rejects with 429. */
export async function queueTestEmail(
  { db, mail, attempts, config, now }: PlatformDeps,
  _id: string,
  actor: Administrator,
): Promise<void> {
  await requireNotice(db, _id, actor, 'write content')
  if (!mail.canSend) throw notConfigured()
  await attempts.take([`test-email:${actor._id}`, testsOfAccount])
  const timestamp = now()
  const { data } = await readEdited(db, _id, timestamp)
  const draft = notice.stored.parse(readable(notice.fields, data))
  const [categories, catalogue] = [
    await readNoticeCategories(db, timestamp),
    await readCatalogue(db, timestamp),
  ]
  const emailed = {
    title: draft.title,
    url: new URL(notice.page(draft.slug), config.publicUrl).href,
    categoryTitle: categories.find((one) => one._id === draft.category)?.title,
    department: draft.department ? departmentTitle(catalogue, draft.department) : undefined,
    isUrgent: draft.urgency === 'urgent',
    isCorrection: false,
    publishedAt: timestamp.toISOString(),
  }
  const listUrl = config.publicUrl + noticesPath
  await db.transaction().execute(async (trx) => {
    await actor.confirm(trx)
    await mail.queue(trx, {
      to: actor.email,
      compose: (college) => {
        const parts = newsEmail([emailed], college, { pace: 'atOnce', url: listUrl, listUrl })
        return { ...parts, subject: `Test: ${parts.subject}` }
      },
    })
  })
  mail.sendQueued()
}
