import { college as facts } from 'college/facts'
import { pendingRegistrationDays } from 'contract/content/retention'
import { standingText } from 'contract/events/status-words'
import type { LetterParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

type Addressee = { registrationId: string; email: string; title: string; url: string }

const strangers =
  "If this wasn't you, ignore this email: somebody entered your address by mistake, and nobody has been registered."

const to = ({ email, registrationId }: Addressee, says: OutgoingMail['says']): OutgoingMail => ({
  to: email,
  registrationId,
  lane: 'asked',
  says,
})

export const proveMail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `Confirm your registration: ${addressee.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, asked to register this address for “${addressee.title}” at ${name}. Follow the link to confirm: you only get a place, or join the waiting list, once you do.`,
    ],
    button: { label: 'Review and confirm', url: addressee.url },
    closing: [`The link expires in ${pendingRegistrationDays} days.`, strangers],
  }))

/** The page says the same for every address, so only its owner learns this. */
export const alreadyMail = (addressee: Addressee) =>
  to(addressee, () => ({
    subject: `You're already registered: ${addressee.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, asked to register this address for “${addressee.title}”. It is already registered, so nothing has changed.`,
    ],
    button: { label: 'View my registration', url: addressee.url },
    closing: ["If this wasn't you, you don't need to do anything."],
  }))

export type Told = {
  name: string
  title: string
  when: string
  formerWhen: string | undefined
  venue: string | null
  formerVenue: string | undefined
  onlineLink: string | null
  state: 'cancelled' | 'postponed' | null
  stateNote: string | null
  /** Whether the event was off when this email was queued. */
  wasOff: boolean
  standing: 'registered' | 'waiting' | 'offered'
  position: number
  offeredUntil: string | null
  canLeave: boolean
  reason: string | null
  url: string
}

const format = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(facts.locale, { timeZone: facts.timeZone, ...style })
const moment = format({ dateStyle: 'full', timeStyle: 'short' })

/** A struck-out previous value follows the current one. */
const fact = (now: string, before: string | undefined) => (before ? { now, before } : now)

const whenAndWhere = ({ when, formerWhen, venue, formerVenue, onlineLink }: Told) => [
  fact(`When: ${when}`, formerWhen),
  ...(venue || formerVenue ? [fact(`Where: ${venue ?? 'to be announced'}`, formerVenue)] : []),
  ...(onlineLink ? [`Online: ${onlineLink}`] : []),
]
const reasonOf = (reason: string | null) => (reason ? [`Reason: ${reason}`] : [])
const see = (label: string, { url }: Told) => ({ button: { label, url } })
/** None once the event has begun. */
const waysOut = ({ standing, canLeave }: Told) => {
  if (!canLeave) return []
  return standing === 'waiting'
    ? ['Changed your mind? Leave the waiting list with the same link.']
    : [
        "Can't come? Please cancel your registration with the same link, so that somebody else gets your place.",
      ]
}

const standingNow = (told: Told) => {
  const { standing, state } = told
  if (state === 'postponed' && standing === 'registered') return 'You keep your place.'
  if (state === 'postponed' && standing === 'offered')
    return 'A place is held for you. You can take it once the new date is announced.'
  return standingText({ ...told, state: standing }, (at) => moment.format(new Date(at)))
}

const changeOf = ({ state, wasOff }: Told) => {
  if (state === 'postponed') return 'Postponed'
  return wasOff ? 'Going ahead after all' : 'Changed'
}

/** Rendered with the state at sending time. */
export const letters = {
  registered: (told: Told): LetterParts => ({
    subject: `You're registered: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [`You have a place at “${told.title}”.`, ...whenAndWhere(told)],
    ...see('View my registration', told),
    closing: waysOut(told),
  }),
  waiting: (told: Told): LetterParts => ({
    subject: `You're on the waiting list: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `All places at “${told.title}” are taken. You are number ${told.position} on the waiting list. When a place comes free, it goes to the next person on the list. We'll email you when it's your turn.`,
      ...whenAndWhere(told),
    ],
    ...see('View my registration', told),
    closing: waysOut(told),
  }),
  offered: (told: Told): LetterParts => ({
    subject: `A place has come free for you: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `A place at “${told.title}” has come free. It is yours until ${moment.format(new Date(told.offeredUntil ?? ''))}; after that it goes to the next person. Follow the link to take it.`,
      ...whenAndWhere(told),
    ],
    ...see('Take my place', told),
    closing: [
      "Can't come? Please cancel with the same link, and the next person gets the place straight away.",
    ],
  }),
  lapsed: (told: Told): LetterParts => ({
    subject: `Your offer has expired: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `We held a place at “${told.title}” for you, but you didn't take it in time. You can register again while registration is open; you would join the end of the queue.`,
    ],
    closing: [],
  }),
  removed: (told: Told): LetterParts => ({
    subject: `You're no longer registered: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `The college has removed you from the list for “${told.title}”.`,
      ...reasonOf(told.reason),
    ],
    closing: ['If you think this is a mistake, please write to us through the contact page.'],
  }),
  changed: (told: Told): LetterParts => ({
    subject: `${changeOf(told)}: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      ...(told.state === 'postponed'
        ? [
            `“${told.title}” will not take place on ${told.when}: it has been postponed. We'll email you the new date as soon as it is set.`,
          ]
        : [
            told.wasOff
              ? `“${told.title}” will take place after all. Here are the details:`
              : `The details of “${told.title}” have changed. They are now:`,
            ...whenAndWhere(told),
          ]),
      ...reasonOf(told.stateNote),
      standingNow(told),
    ],
    ...see('View my registration', told),
    closing: waysOut(told),
  }),
  cancelled: (told: Told): LetterParts => ({
    subject: `Cancelled: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `“${told.title}” on ${told.when} has been cancelled.`,
      ...reasonOf(told.stateNote),
    ],
    closing: ["You don't need to do anything."],
  }),
  reminder: (told: Told): LetterParts => ({
    subject: `Coming up: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [`You're registered for “${told.title}”.`, ...whenAndWhere(told)],
    ...see('View my registration', told),
    closing: waysOut(told),
  }),
} as const
