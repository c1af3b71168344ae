import { departmentTitle } from 'contract/content/catalogue'
import { notice, noticesPath } from 'contract/content/notices'
import { toListed } from '../../content/notices/notice-summaries.ts'
import { publishedAt } from '../../content/notices/public-notices.ts'
import { readCatalogue } from '../../content/public/catalogue.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { emailTemplate } from '../../platform/mail/email-template.ts'
import type { WaitingMail } from '../../platform/mail/mail-rows.ts'
import type { QueueRules } from '../../platform/mail/queue.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { recordBounce, recordDelivery } from './bounces.ts'
import { matchesChoice, type NoticeFacts } from './choice.ts'
import { subscriptionLink } from './links.ts'
import { type EmailedNotice, newsEmail } from './mails.ts'
import { selectNews } from './news.ts'

type Deps = { db: Db; college: ReadCollege; publicUrl: string; now: () => Date }
type News = NoticeFacts & { number: number; notice: EmailedNotice }

const freshMilliseconds = 1_000

async function readNews(
  { db, publicUrl, now }: Deps,
  { newsAfter, newsUntil }: WaitingMail,
  language: ReaderLanguage,
): Promise<News[]> {
  const timestamp = now()
  const rows = await selectNews(db, newsAfter ?? 0, newsUntil ?? 0, timestamp)
    .select([
      'number',
      'isCorrection',
      'categoryId',
      'noticeFacts.department',
      'revisionId',
      publishedAt.as('publishedAt'),
    ])
    .execute()
  const [listed, catalogue] = [
    await toListed(db, rows, timestamp, language ?? undefined),
    await readCatalogue(db, timestamp),
  ]
  return rows.flatMap(({ number, isCorrection, categoryId, department }, index) => {
    const one = listed[index]
    if (!one || number === null) return []
    const { title, slug, categoryTitle, urgency } = one
    const emailed = {
      title,
      url: new URL(sitePrefix(language) + notice.page(slug), publicUrl).href,
      categoryTitle,
      department: department === '' ? undefined : departmentTitle(catalogue, department),
      isUrgent: urgency === 'urgent',
      isCorrection: isCorrection === 1,
      publishedAt: one.publishedAt,
    }
    return [{ number, categoryId, department, notice: emailed }]
  })
}

function createReading(deps: Deps) {
  const known = new Map<string, { at: number; news: Promise<News[]> }>()
  return (mail: WaitingMail, language: ReaderLanguage): Promise<News[]> => {
    const key = `${mail.newsAfter} ${mail.newsUntil} ${language ?? ''}`
    const at = deps.now().getTime()
    for (const [old, one] of known)
      if (Math.abs(at - one.at) >= freshMilliseconds) known.delete(old)
    const last = known.get(key)
    if (last) return last.news
    const news = readNews(deps, mail, language)
    known.set(key, { at, news })
    return news
  }
}

/** Emails with notices, rendered when they are sent from what is public and chosen then, or dropped if nothing remains. */
export function createNewsEmails(deps: Deps): QueueRules {
  const { db, college, publicUrl } = deps
  const read = createReading(deps)
  const handedOver = new Set<number>()

  async function chosenNews(mail: WaitingMail) {
    const subscription = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('_id', '=', mail.subscriptionId)
      .executeTakeFirst()
    if (!subscription) return undefined
    return {
      subscription,
      news: (await read(mail, subscription.language)).filter(matchesChoice(subscription)),
    }
  }

  return {
    write: async (mail) => {
      const chosen = await chosenNews(mail)
      if (!chosen || chosen.news.length === 0) return undefined
      const { _id, pace, language } = chosen.subscription
      const url = subscriptionLink(publicUrl, (await readLinkTokens(db)).tokenOf(_id), language)
      const here = collegeIn(await college(), language)
      const notices = chosen.news.map((one) => one.notice)
      const listUrl = publicUrl + sitePrefix(language) + noticesPath
      const { recipient, replyTo } = mail
      return {
        ...emailTemplate(
          newsEmail(notices, here, { pace, url, listUrl, language }),
          here,
          language,
        ),
        _id: mail._id,
        recipient,
        replyTo,
        list: {
          subscriptionId: _id,
          leaveUrl: url,
          noticeNumbers: chosen.news.map(({ number }) => number),
        },
      }
    },
    onSent: async (trx, { list }) => {
      if (!list) return
      await recordDelivery(trx, list.subscriptionId)
      await markNotified(trx, list.noticeNumbers)
    },
    onNoMailbox: (trx, mail) => recordBounce(trx, mail.subscriptionId ?? '', 'refused', deps.now()),
  }

  /** From then on these are not news again, even if withdrawn and republished. */
  async function markNotified(trx: Trx, notified: readonly number[]): Promise<void> {
    const first = notified.filter((number) => !handedOver.has(number))
    if (first.length === 0) return
    const { numUpdatedRows } = await trx
      .updateTable('noticeNews')
      .set({ toldAt: deps.now().toISOString() })
      .where('number', 'in', first)
      .where('toldAt', 'is', null)
      .executeTakeFirst()
    // New marks may be rolled back with the transaction; existing ones are final.
    if (numUpdatedRows === 0n) for (const number of first) handedOver.add(number)
  }
}
