import { college as facts } from 'college/facts'
import { pendingRegistrationDays } from 'contract/content/retention'
import { standingText } from 'contract/events/status-words'
import type { LetterParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'

/** Whom a link is mailed to that proves the address. */
type Addressee = { registrationId: string; email: string; title: string; url: string }

const strangers =
  'If it was not you, ignore this message: somebody typed your address, and nobody is registered.'

const to = ({ email, registrationId }: Addressee, says: OutgoingMail['says']): OutgoingMail => ({
  to: email,
  registrationId,
  lane: 'asked',
  says,
})

/** Asks whether whoever reads the mail wants to take part. */
export const proveMail = (addressee: Addressee) =>
  to(addressee, ({ name }) => ({
    subject: `Confirm your registration: ${addressee.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, wants to register this address for “${addressee.title}” at ${name}. Follow the link and confirm it: your place in line is given at that moment.`,
    ],
    button: { label: 'See and confirm', url: addressee.url },
    closing: [`The link is good for ${pendingRegistrationDays} days.`, strangers],
  }))

/** For an address that is registered: the page says the same to everybody, so its owner learns it here. */
export const alreadyMail = (addressee: Addressee) =>
  to(addressee, () => ({
    subject: `You are registered already: ${addressee.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, wanted to register this address for “${addressee.title}”, where it is registered already. Nothing was changed.`,
    ],
    button: { label: 'See your registration', url: addressee.url },
    closing: ['If it was not you, there is nothing to do.'],
  }))

/** A registration as its mails tell it. */
export type Told = {
  name: string
  title: string
  /** Of the event, in words. */
  when: string
  /** What a mail of a change says of before, where it was otherwise. */
  formerWhen: string | undefined
  venue: string | null
  formerVenue: string | undefined
  onlineLink: string | null
  /** Set while the event has no date, or does not take place. */
  state: 'cancelled' | 'postponed' | null
  stateNote: string | null
  /** Whether it was cancelled or postponed when a mail of a change was queued. */
  wasOff: boolean
  standing: 'registered' | 'waiting' | 'offered'
  position: number
  offeredUntil: string | null
  /** Whether what somebody has can still be given up. */
  canLeave: boolean
  reason: string | null
  /** Of the page of the registration. */
  url: string
}

const format = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(facts.locale, { timeZone: facts.timeZone, ...style })
const moment = format({ dateStyle: 'full', timeStyle: 'short' })

/** What holds now, with what is struck because it held before. */
const fact = (now: string, before: string | undefined) => (before ? { now, before } : now)

const whenAndWhere = ({ when, formerWhen, venue, formerVenue, onlineLink }: Told) => [
  fact(`When: ${when}`, formerWhen),
  ...(venue || formerVenue ? [fact(`Place: ${venue ?? 'not known yet'}`, formerVenue)] : []),
  ...(onlineLink ? [`Online: ${onlineLink}`] : []),
]
/** As the page of the registration says it. */
const reasonOf = (reason: string | null) => (reason ? [`Reason: ${reason}`] : [])
const see = (label: string, { url }: Told) => ({ button: { label, url } })
/** How a place is given up, or one in line; nothing while the event is on. */
const waysOut = ({ standing, canLeave }: Told) => {
  if (!canLeave) return []
  return standing === 'waiting'
    ? ['You can leave the list by the same link.']
    : ['Cannot come? Leave by the same link, so that somebody else gets the place.']
}

const standingNow = (told: Told) => {
  const { standing, state } = told
  if (state === 'postponed' && standing === 'registered') return 'Your place is kept.'
  if (state === 'postponed' && standing === 'offered')
    return 'A place is held for you, which you can take when the new date is known.'
  return standingText({ ...told, state: standing }, (at) => moment.format(new Date(at)))
}

const changeOf = ({ state, wasOff }: Told) => {
  if (state === 'postponed') return 'Postponed'
  return wasOff ? 'Takes place after all' : 'Changed'
}

/** What each mail says; all of it as it is when the mail is sent. */
export const letters = {
  registered: (told: Told): LetterParts => ({
    subject: `You are registered: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [`You have a place at “${told.title}”.`, ...whenAndWhere(told)],
    ...see('See your registration', told),
    closing: waysOut(told),
  }),
  waiting: (told: Told): LetterParts => ({
    subject: `You are on the waiting list: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `All places at “${told.title}” are taken. You are number ${told.position} on the waiting list. When a place becomes free, it is offered in the order of arrival, and you are mailed.`,
      ...whenAndWhere(told),
    ],
    ...see('See your place in line', told),
    closing: waysOut(told),
  }),
  offered: (told: Told): LetterParts => ({
    subject: `A place is free for you: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `A place at “${told.title}” is free, and held for you until ${moment.format(new Date(told.offeredUntil ?? ''))}. Follow the link and take it; after that it goes to the next in line.`,
      ...whenAndWhere(told),
    ],
    ...see('Take the place', told),
    closing: ['If you cannot come, leave by the same link, and the next in line has it at once.'],
  }),
  lapsed: (told: Told): LetterParts => ({
    subject: `The offer has ended: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `The place at “${told.title}” that was held for you was not taken in time, and is no longer held for you. While registration is open you may register again; you would then be last in line.`,
    ],
    closing: [],
  }),
  removed: (told: Told): LetterParts => ({
    subject: `You are no longer registered: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      `The college has taken you out of the list for “${told.title}”.`,
      ...reasonOf(told.reason),
    ],
    closing: ['If that is a mistake, please write to the college by its contact page.'],
  }),
  changed: (told: Told): LetterParts => ({
    subject: `${changeOf(told)}: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      ...(told.state === 'postponed'
        ? [
            `“${told.title}” does not take place on ${told.when}: it is postponed. The new date is mailed to you when it is known.`,
          ]
        : [
            told.wasOff
              ? `“${told.title}” takes place after all. This is how it is now:`
              : `Something has changed about “${told.title}”. This is how it is now:`,
            ...whenAndWhere(told),
          ]),
      ...reasonOf(told.stateNote),
      standingNow(told),
    ],
    ...see('See your registration', told),
    closing: waysOut(told),
  }),
  cancelled: (told: Told): LetterParts => ({
    subject: `Cancelled: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [`“${told.title}” on ${told.when} is cancelled.`, ...reasonOf(told.stateNote)],
    closing: ['There is nothing for you to do.'],
  }),
  reminder: (told: Told): LetterParts => ({
    subject: `Soon: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [`You are registered for “${told.title}”.`, ...whenAndWhere(told)],
    ...see('See your registration', told),
    closing: waysOut(told),
  }),
} as const
