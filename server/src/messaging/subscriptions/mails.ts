import { college as facts } from 'college/facts'
import type { College } from 'contract/content/facts'
import { pendingSubscriptionDays } from 'contract/content/retention'
import type { Pace } from 'contract/messaging/subscriptions'
import { languageOf } from 'contract/platform/language-of-text'
import type { LetterParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

/** A subscription to write to, and the page of its link. */
type Addressee = { _id: string; email: string; url: string }

const strangers =
  'If it was not you, ignore this message: somebody typed your address, and nothing else is sent to it.'

const to = ({ _id, email }: Addressee, says: OutgoingMail['says']): OutgoingMail => ({
  to: email,
  subscriptionId: _id,
  lane: 'asked',
  says,
})

/** Asks whether whoever reads the mail has asked for it. */
export const confirmationMail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `Do you want the notices of ${name} by mail?`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, asked to have the notices of ${name} mailed to this address. Follow the link to confirm it, and to see what you are told of.`,
    ],
    button: { label: 'See and confirm', url: addressee.url },
    closing: [`The link is good for ${pendingSubscriptionDays} days.`, strangers],
  }))

/** For an address that is told already: the page says the same to everybody, so its owner learns it here. */
export const alreadyMail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `You already get the notices of ${name} by mail`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, asked to have the notices of ${name} mailed to this address, which they are already. Nothing was changed.`,
    ],
    button: { label: 'Change what you are told of', url: addressee.url },
    closing: ['There you can leave, too.', 'If it was not you, there is nothing to do.'],
  }))

/** A notice as mails tell it. */
export type ToldNotice = {
  title: string
  url: string
  categoryTitle: string | undefined
  department: string | undefined
  isUrgent: boolean
  publishedAt: string
}

const day = new Intl.DateTimeFormat(facts.locale, {
  timeZone: facts.timeZone,
  dateStyle: 'medium',
})

/** More than these would be read by nobody; where the others are, the letter says. */
const mostItems = 30

const markedTitle = ({ title, isUrgent }: ToldNotice) => (isUrgent ? `Urgent: ${title}` : title)

/** The title of the only one, or of the first with how many there are besides. */
function subjectOf(notices: readonly ToldNotice[]): string {
  const [first] = notices
  const title = first ? markedTitle(first) : ''
  return notices.length > 1 ? `${notices.length} notices: ${title}, and more` : title
}

const itemOf = (notice: ToldNotice) => ({
  title: markedTitle(notice),
  language: languageOf(notice.title),
  url: notice.url,
  about: [notice.categoryTitle, notice.department, day.format(new Date(notice.publishedAt))]
    .filter(Boolean)
    .join(' · '),
})

/** Tells of notices, the urgent ones first and then the newest. */
export function newsLetter(
  notices: readonly ToldNotice[],
  { name }: College,
  { pace, url, listUrl }: { pace: Pace; url: string; listUrl: string },
): LetterParts {
  const ordered = notices.toSorted(
    (one, other) =>
      Number(other.isUrgent) - Number(one.isUrgent) ||
      other.publishedAt.localeCompare(one.publishedAt),
  )
  const more = ordered.length - mostItems
  return {
    subject: subjectOf(ordered),
    greeting: ordered.length > 1 ? `New notices of ${name}:` : `A new notice of ${name}:`,
    paragraphs: [],
    items: ordered.slice(0, mostItems).map(itemOf),
    closing: [
      ...(more > 0 ? [`And ${more} more: ${listUrl}`] : []),
      pace === 'daily'
        ? 'You get this once a day, on days with notices that you have chosen.'
        : 'You get this when there is a notice that you have chosen.',
    ],
    links: [{ label: 'Change what you are told of, or leave', url }],
  }
}
