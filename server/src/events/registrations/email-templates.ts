import { college as facts } from 'college/facts'
import { pendingRegistrationDays } from 'contract/content/retention'
import { registrationStatusText } from 'contract/events/registration-status-text'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

type Addressee = { registrationId: string; email: string; title: string; url: string }

const strangers =
  'If this wasn’t you, ignore this email: someone entered your address by mistake, and nobody has been registered.'

const to = (
  { email, registrationId }: Addressee,
  compose: OutgoingMail['compose'],
): OutgoingMail => ({
  to: email,
  registrationId,
  lane: 'asked',
  compose,
})

export const proveMail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `Confirm your registration: ${addressee.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone, probably you, asked to register this address for “${addressee.title}” at ${name}. Follow the link to confirm: you only get a place, or join the waiting list, once you do.`,
    ],
    button: { label: 'Review and confirm', url: addressee.url },
    closing: [`The link expires in ${pendingRegistrationDays} days.`, strangers],
  }))

/** The page says the same for every address, so only its owner learns this. */
export const alreadyRegisteredEmail = (addressee: Addressee) =>
  to(addressee, () => ({
    subject: `You’re already registered: ${addressee.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone, probably you, asked to register this address for “${addressee.title}”. It is already registered, so nothing has changed.`,
    ],
    button: { label: 'View my registration', url: addressee.url },
    closing: ['If this wasn’t you, you don’t need to do anything.'],
  }))

export type RegistrationEmail = {
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
const timestamp = format({ dateStyle: 'full', timeStyle: 'short' })

/** A struck-out previous value follows the current one. */
const fact = (now: string, before: string | undefined) => (before ? { now, before } : now)

const whenAndWhere = ({
  when,
  previousWhen,
  venue,
  previousVenue,
  onlineLink,
}: RegistrationEmail) => [
  fact(`When: ${when}`, previousWhen),
  ...(venue || previousVenue ? [fact(`Where: ${venue ?? 'to be announced'}`, previousVenue)] : []),
  ...(onlineLink ? [`Online: ${onlineLink}`] : []),
]
const reasonOf = (reason: string | null) => (reason ? [`Reason: ${reason}`] : [])
const see = (label: string, { url }: RegistrationEmail) => ({ button: { label, url } })
/** None once the event has begun. */
const waysOut = ({ status, canLeave }: RegistrationEmail) => {
  if (!canLeave) return []
  return status === 'waiting'
    ? ['Changed your mind? Leave the waiting list with the same link.']
    : [
        'Can’t come? Please cancel your registration with the same link, so that someone else gets your place.',
      ]
}

const currentStatusText = (notified: RegistrationEmail) => {
  const { status, state } = notified
  if (state === 'postponed' && status === 'registered') return 'You keep your place.'
  if (state === 'postponed' && status === 'offered')
    return 'A place is held for you. You can take it once the new date is announced.'
  return registrationStatusText({ ...notified, state: status }, (at) =>
    timestamp.format(new Date(at)),
  )
}

const changeOf = ({ state, wasOff }: RegistrationEmail) => {
  if (state === 'postponed') return 'Postponed'
  return wasOff ? 'Going ahead after all' : 'Changed'
}

/** Rendered with the state at sending time. */
export const registrationEmails = {
  registered: (notified: RegistrationEmail): EmailParts => ({
    subject: `You’re registered: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [`You have a place at “${notified.title}”.`, ...whenAndWhere(notified)],
    ...see('View my registration', notified),
    closing: waysOut(notified),
  }),
  waiting: (notified: RegistrationEmail): EmailParts => ({
    subject: `You’re on the waiting list: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [
      `All places at “${notified.title}” are taken. You are number ${notified.position} on the waiting list. When a place comes free, it goes to the next person on the list. We’ll email you when it’s your turn.`,
      ...whenAndWhere(notified),
    ],
    ...see('View my registration', notified),
    closing: waysOut(notified),
  }),
  offered: (notified: RegistrationEmail): EmailParts => ({
    subject: `A place has come free for you: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [
      `A place at “${notified.title}” has come free. It is yours until ${timestamp.format(new Date(notified.offeredUntil ?? ''))}; after that it goes to the next person. Follow the link to take it.`,
      ...whenAndWhere(notified),
    ],
    ...see('Take my place', notified),
    closing: [
      'Can’t come? Please cancel with the same link, and the next person gets the place straight away.',
    ],
  }),
  lapsed: (notified: RegistrationEmail): EmailParts => ({
    subject: `Your offer has expired: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [
      `We held a place at “${notified.title}” for you, but you didn’t take it in time. You can register again while registration is open; you would join the end of the queue.`,
    ],
    closing: [],
  }),
  removed: (notified: RegistrationEmail): EmailParts => ({
    subject: `You’re no longer registered: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [
      `The college has removed you from the list for “${notified.title}”.`,
      ...reasonOf(notified.reason),
    ],
    closing: ['If you think this is a mistake, please write to us through the contact page.'],
  }),
  changed: (notified: RegistrationEmail): EmailParts => ({
    subject: `${changeOf(notified)}: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [
      ...(notified.state === 'postponed'
        ? [
            `“${notified.title}” will not take place on ${notified.when}: it has been postponed. We’ll email you the new date as soon as it is set.`,
          ]
        : [
            notified.wasOff
              ? `“${notified.title}” will take place after all. Here are the details:`
              : `The details of “${notified.title}” have changed. They are now:`,
            ...whenAndWhere(notified),
          ]),
      ...reasonOf(notified.stateNote),
      currentStatusText(notified),
    ],
    ...see('View my registration', notified),
    closing: waysOut(notified),
  }),
  cancelled: (notified: RegistrationEmail): EmailParts => ({
    subject: `Cancelled: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [
      `“${notified.title}” on ${notified.when} has been cancelled.`,
      ...reasonOf(notified.stateNote),
    ],
    closing: ['You don’t need to do anything.'],
  }),
  reminder: (notified: RegistrationEmail): EmailParts => ({
    subject: `Coming up: ${notified.title}`,
    greeting: `Hello ${notified.name},`,
    paragraphs: [`You’re registered for “${notified.title}”.`, ...whenAndWhere(notified)],
    ...see('View my registration', notified),
    closing: waysOut(notified),
  }),
} as const
