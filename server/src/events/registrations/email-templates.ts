import { college as facts } from 'college/facts'
import { registrationStatusTexts } from 'contract/events/registration-status-text'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import { dateIn, type ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { registrationTexts } from './email-texts.ts'

export type RegistrationEmail = {
  language: ReaderLanguage
  name: string
  title: string
  when: string
  previousWhen: string | undefined
  venue: string | null
  previousVenue: string | undefined
  onlineLink: string | null
  state: 'cancelled' | 'postponed' | null
  stateNote: string | null
  /** Whether the event was off when this email was queued. */
  wasOff: boolean
  status: 'registered' | 'waiting' | 'offered'
  position: number
  offeredUntil: string | null
  canLeave: boolean
  reason: string | null
  url: string
}

const format = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(facts.locale, { timeZone: facts.timeZone, ...style })
const dateAndTime = format({ dateStyle: 'full', timeStyle: 'short' })

type TranslatedEmail = RegistrationEmail & { translate: ReturnType<typeof registrationTexts> }

const until = ({ language, offeredUntil }: RegistrationEmail) =>
  dateIn(language, dateAndTime.format(new Date(offeredUntil ?? '')))

/** A struck-out previous value follows the current one. */
const fact = (now: string, before: string | undefined) => (before ? { now, before } : now)

const whenAndWhere = ({
  translate,
  when,
  previousWhen,
  venue,
  previousVenue,
  onlineLink,
}: TranslatedEmail) => [
  fact(translate('When: {when}', { when }), previousWhen),
  ...(venue || previousVenue
    ? [
        fact(
          translate('Where: {venue}', { venue: venue ?? translate('to be announced') }),
          previousVenue,
        ),
      ]
    : []),
  ...(onlineLink ? [translate('Online: {link}', { link: onlineLink })] : []),
]
const reasonOf = ({ translate }: TranslatedEmail, reason: string | null) =>
  reason ? [translate('Reason: {reason}', { reason })] : []
const viewButton = ({ translate, url }: TranslatedEmail) => ({
  button: { label: translate('View my registration'), url },
})
/** How to give up the place; nothing once the event has begun. */
const cancellationHint = ({ translate, status, canLeave }: TranslatedEmail) => {
  if (!canLeave) return []
  return status === 'waiting'
    ? [translate('Changed your mind? Leave the waiting list with the same link.')]
    : [
        translate(
          'Can’t come? Please cancel your registration with the same link, so that someone else gets your place.',
        ),
      ]
}

const currentStatusText = (email: TranslatedEmail) => {
  const { translate, status, state, position } = email
  if (state === 'postponed' && status === 'registered') return translate('You keep your place.')
  if (state === 'postponed' && status === 'offered')
    return translate('A place is held for you. You can take it once the new date is announced.')
  if (status === 'waiting') return translate(registrationStatusTexts.waiting, { position })
  if (status === 'registered') return translate(registrationStatusTexts.registered)
  return translate(registrationStatusTexts.offered, { until: until(email) })
}

const changeOf = ({ translate, title, state, wasOff }: TranslatedEmail) => {
  if (state === 'postponed') return translate('Postponed: {title}', { title })
  return wasOff
    ? translate('Going ahead after all: {title}', { title })
    : translate('Changed: {title}', { title })
}

const changeText = ({ translate, title, when, state, wasOff }: TranslatedEmail) => {
  if (state === 'postponed')
    return translate(
      '“{title}” will not take place on {when}: it has been postponed. We’ll email you the new date as soon as it is set.',
      { title, when },
    )
  return wasOff
    ? translate('“{title}” will take place after all. Here are the details:', { title })
    : translate('The details of “{title}” have changed. They are now:', { title })
}

const templates = {
  registered: (email: TranslatedEmail) => ({
    subject: email.translate('You’re registered: {title}', email),
    paragraphs: [email.translate('You have a place at “{title}”.', email), ...whenAndWhere(email)],
    ...viewButton(email),
    closing: cancellationHint(email),
  }),
  waiting: (email: TranslatedEmail) => ({
    subject: email.translate('You’re on the waiting list: {title}', email),
    paragraphs: [
      email.translate(
        'All places at “{title}” are taken. You are number {position} on the waiting list. When a place comes free, it goes to the next person on the list. We’ll email you when it’s your turn.',
        email,
      ),
      ...whenAndWhere(email),
    ],
    ...viewButton(email),
    closing: cancellationHint(email),
  }),
  offered: (email: TranslatedEmail) => ({
    subject: email.translate('A place has come free for you: {title}', email),
    paragraphs: [
      email.translate(
        'A place at “{title}” has come free. It is yours until {until}; after that it goes to the next person. Follow the link to take it.',
        { title: email.title, until: until(email) },
      ),
      ...whenAndWhere(email),
    ],
    button: { label: email.translate('Take my place'), url: email.url },
    closing: [
      email.translate(
        'Can’t come? Please cancel with the same link, and the next person gets the place straight away.',
      ),
    ],
  }),
  lapsed: (email: TranslatedEmail) => ({
    subject: email.translate('Your offer has expired: {title}', email),
    paragraphs: [
      email.translate(
        'We held a place at “{title}” for you, but you didn’t take it in time. You can register again while registration is open; you would join the end of the queue.',
        email,
      ),
    ],
    closing: [],
  }),
  removed: (email: TranslatedEmail) => ({
    subject: email.translate('You’re no longer registered: {title}', email),
    paragraphs: [
      email.translate('The college has removed you from the list for “{title}”.', email),
      ...reasonOf(email, email.reason),
    ],
    closing: [
      email.translate(
        'If you think this is a mistake, please write to us through the contact page.',
      ),
    ],
  }),
  changed: (email: TranslatedEmail) => ({
    subject: changeOf(email),
    paragraphs: [
      changeText(email),
      ...(email.state === 'postponed' ? [] : whenAndWhere(email)),
      ...reasonOf(email, email.stateNote),
      currentStatusText(email),
    ],
    ...viewButton(email),
    closing: cancellationHint(email),
  }),
  cancelled: (email: TranslatedEmail) => ({
    subject: email.translate('Cancelled: {title}', email),
    paragraphs: [
      email.translate('“{title}” on {when} has been cancelled.', email),
      ...reasonOf(email, email.stateNote),
    ],
    closing: [email.translate('You don’t need to do anything.')],
  }),
  reminder: (email: TranslatedEmail) => ({
    subject: email.translate('Coming up: {title}', email),
    paragraphs: [
      email.translate('You’re registered for “{title}”.', email),
      ...whenAndWhere(email),
    ],
    ...viewButton(email),
    closing: cancellationHint(email),
  }),
} as const satisfies Record<string, (email: TranslatedEmail) => Omit<EmailParts, 'greeting'>>

/** Rendered with the state at sending time. */
export function registrationEmail(
  tellsOf: keyof typeof templates,
  email: RegistrationEmail,
): EmailParts {
  const translate = registrationTexts(email.language)
  const { name } = email
  return {
    ...templates[tellsOf]({ ...email, translate }),
    greeting: translate('Hello {name},', { name }),
  }
}
