import { college as facts } from 'college/facts'
import type { College } from 'contract/content/facts'
import { pendingSubscriptionDays } from 'contract/content/retention'
import type { Pace } from 'contract/messaging/subscriptions'
import { partIn } from 'contract/platform/language-of-text'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import { dateIn, type ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { subscriptionTexts } from './email-texts.ts'

type Addressee = { _id: string; email: string; url: string }

const to = ({ _id, email }: Addressee, compose: OutgoingMail['compose']): OutgoingMail => ({
  to: email,
  subscriptionId: _id,
  lane: 'asked',
  compose,
})

export const confirmationMail = (addressee: Addressee) =>
  to(addressee, ({ name: college }, language) => {
    const translate = subscriptionTexts(language)
    return {
      subject: translate('Confirm your subscription to notices from {college}', { college }),
      greeting: translate('Hello,'),
      paragraphs: [
        translate(
          'Someone, probably you, asked us to email notices from {college} to this address. Follow the link to confirm, and to check which notices you will get.',
          { college },
        ),
      ],
      button: { label: translate('Review and confirm'), url: addressee.url },
      closing: [
        translate('The link expires in {days} days.', { days: pendingSubscriptionDays }),
        translate(
          'If this wasn’t you, ignore this email: someone entered your address by mistake, and we won’t send anything else.',
        ),
      ],
    }
  })

/** The page says the same for every address, so only its owner learns this. */
export const alreadySubscribedEmail = (addressee: Addressee) =>
  to(addressee, ({ name: college }, language) => {
    const translate = subscriptionTexts(language)
    return {
      subject: translate('You already get notices from {college} by email', { college }),
      greeting: translate('Hello,'),
      paragraphs: [
        translate(
          'Someone, probably you, asked us to email notices from {college} to this address. You are already subscribed, so nothing has changed.',
          { college },
        ),
      ],
      button: { label: translate('Manage your subscription'), url: addressee.url },
      closing: [
        translate('You can also unsubscribe there.'),
        translate('If this wasn’t you, you don’t need to do anything.'),
      ],
    }
  })

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

type Translate = ReturnType<typeof subscriptionTexts>

const markedTitle = ({ title, isUrgent, isCorrection }: EmailedNotice, translate: Translate) =>
  [isCorrection && translate('Corrected'), isUrgent && translate('Urgent'), title]
    .filter(Boolean)
    .join(': ')

function greetingOf(
  notices: readonly EmailedNotice[],
  college: string,
  translate: Translate,
): string {
  if (notices.length > 1) return translate('New notices from {college}:', { college })
  return notices[0]?.isCorrection
    ? translate('A corrected notice from {college}:', { college })
    : translate('A new notice from {college}:', { college })
}

function subjectOf(notices: readonly EmailedNotice[], translate: Translate): string {
  const [first] = notices
  const title = first ? markedTitle(first, translate) : ''
  const count = notices.length
  return count > 1 ? translate('{count} notices: {title} and more', { count, title }) : title
}

const itemOf = (notice: EmailedNotice, language: ReaderLanguage) => ({
  title: markedTitle(notice, subscriptionTexts(language)),
  part: partIn(language, notice.title),
  url: notice.url,
  about: [
    notice.categoryTitle,
    notice.department,
    dateIn(language, day.format(new Date(notice.publishedAt))),
  ]
    .filter(Boolean)
    .join(' · '),
})

type Around = { pace: Pace; url: string; listUrl: string; language?: ReaderLanguage }

export function newsEmail(
  notices: readonly EmailedNotice[],
  { name }: College,
  { pace, url, listUrl, language = null }: Around,
): EmailParts {
  const translate = subscriptionTexts(language)
  const ordered = notices.toSorted(
    (one, other) =>
      Number(other.isUrgent) - Number(one.isUrgent) ||
      other.publishedAt.localeCompare(one.publishedAt),
  )
  const more = ordered.length - maxItems
  return {
    subject: subjectOf(ordered, translate),
    greeting: greetingOf(ordered, name, translate),
    paragraphs: [],
    items: ordered.slice(0, maxItems).map((one) => itemOf(one, language)),
    closing: [
      ...(more > 0 ? [translate('And {more} more: {url}', { more, url: listUrl })] : []),
      pace === 'daily'
        ? translate('You are receiving this because you subscribed to a daily summary of notices.')
        : translate('You are receiving this because you subscribed to notices.'),
    ],
    links: [{ label: translate('Manage or unsubscribe'), url }],
  }
}
