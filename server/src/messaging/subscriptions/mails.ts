import { college as facts } from 'college/facts'
import type { College } from 'contract/content/facts'
import { pendingSubscriptionDays } from 'contract/content/retention'
import type { Pace } from 'contract/messaging/subscriptions'
import { languageOf } from 'contract/platform/language-of-text'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

type Addressee = { _id: string; email: string; url: string }

const strangers =
  'If this wasn’t you, ignore this email: someone entered your address by mistake, and we won’t send anything else.'

const to = ({ _id, email }: Addressee, compose: OutgoingMail['compose']): OutgoingMail => ({
  to: email,
  subscriptionId: _id,
  lane: 'asked',
  compose,
})

export const confirmationMail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `Confirm your subscription to notices from ${name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone, probably you, asked us to email notices from ${name} to this address. Follow the link to confirm, and to check which notices you will get.`,
    ],
    button: { label: 'Review and confirm', url: addressee.url },
    closing: [`The link expires in ${pendingSubscriptionDays} days.`, strangers],
  }))

/** The page says the same for every address, so only its owner learns this. */
export const alreadySubscribedEmail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `You already get notices from ${name} by email`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone, probably you, asked us to email notices from ${name} to this address. You are already subscribed, so nothing has changed.`,
    ],
    button: { label: 'Manage your subscription', url: addressee.url },
    closing: [
      'You can also unsubscribe there.',
      'If this wasn’t you, you don’t need to do anything.',
    ],
  }))

export type EmailedNotice = {
  title: string
  url: string
  categoryTitle: string | undefined
  department: string | undefined
  isUrgent: boolean
  isCorrection: boolean
  publishedAt: string
}

const day = new Intl.DateTimeFormat(facts.locale, {
  timeZone: facts.timeZone,
  dateStyle: 'medium',
})

const maxItems = 30

const markedTitle = ({ title, isUrgent, isCorrection }: EmailedNotice) =>
  [isCorrection && 'Corrected', isUrgent && 'Urgent', title].filter(Boolean).join(': ')

function greetingOf(notices: readonly EmailedNotice[], college: string): string {
  if (notices.length > 1) return `New notices from ${college}:`
  return `A ${notices[0]?.isCorrection ? 'corrected' : 'new'} notice from ${college}:`
}

function subjectOf(notices: readonly EmailedNotice[]): string {
  const [first] = notices
  const title = first ? markedTitle(first) : ''
  return notices.length > 1 ? `${notices.length} notices: ${title} and more` : title
}

const itemOf = (notice: EmailedNotice) => ({
  title: markedTitle(notice),
  language: languageOf(notice.title),
  url: notice.url,
  about: [notice.categoryTitle, notice.department, day.format(new Date(notice.publishedAt))]
    .filter(Boolean)
    .join(' · '),
})

export function newsEmail(
  notices: readonly EmailedNotice[],
  { name }: College,
  { pace, url, listUrl }: { pace: Pace; url: string; listUrl: string },
): EmailParts {
  const ordered = notices.toSorted(
    (one, other) =>
      Number(other.isUrgent) - Number(one.isUrgent) ||
      other.publishedAt.localeCompare(one.publishedAt),
  )
  const more = ordered.length - maxItems
  return {
    subject: subjectOf(ordered),
    greeting: greetingOf(ordered, name),
    paragraphs: [],
    items: ordered.slice(0, maxItems).map(itemOf),
    closing: [
      ...(more > 0 ? [`And ${more} more: ${listUrl}`] : []),
      pace === 'daily'
        ? 'You are receiving this because you subscribed to a daily summary of notices.'
        : 'You are receiving this because you subscribed to notices.',
    ],
    links: [{ label: 'Manage or unsubscribe', url }],
  }
}
