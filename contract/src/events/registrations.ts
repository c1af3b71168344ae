import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import { pendingRegistrationDays } from '../content/retention.ts'
import { languageQuery, languageQuerystring } from '../content/translations/language-query.ts'
import { cleanLine, type Endpoint, failures, instant, messageBody } from '../platform/endpoint.ts'
import { tooManyTries } from '../platform/failures.ts'
import { eventLifecycleStatuses } from './event-status.ts'
import { eventTimes } from './event-times.ts'
import { eventNotFound } from './events.ts'
import { baseStatusNames, registrationStatuses } from './statuses.ts'
import { translatedTerms } from './translated-terms.ts'

export const audiences = {
  students: 'Signed-in students',
  anybody: 'Anyone with a verified email',
} as const
export type Audience = keyof typeof audiences

/** At most one of these per person and event. */
export const statusesInForce = ['registered', 'waiting', 'offered'] as const
/** An offer holds a seat until its deadline. */
export const statusesWithSeat = ['registered', 'offered'] as const

const questionKinds = ['text', 'choice', 'yesNo'] as const

export const question = z.object({
  label: z.string(),
  kind: z.enum(questionKinds),
  isRequired: z.boolean(),
  options: z.optional(z.array(z.string())),
})
export type RegistrationQuestion = z.infer<typeof question>

export const answered = z.object({ question: z.string(), answer: z.string() })
export type Answered = z.infer<typeof answered>

export const registrationNotFound = 'This registration doesn’t exist'

export const byLink = z.object({ token: z.string().check(z.maxLength(100)) })
export const ofRegistrations = z.object({ eventId: z.uuid(eventNotFound) })

const eventState = z.optional(z.enum(eventLifecycleStatuses))
export const seatedEvent = z.object({
  _id: z.string(),
  title: z.string(),
  ...eventTimes.shape,
  eventState,
  eventNote: z.optional(z.string()),
  capacity: z.optional(z.number()),
})

export const registrationTerms = z.object({
  capacity: z.number(),
  opensAt: z.optional(instant),
  /** Absent: when the event starts. */
  closesAt: z.optional(instant),
  audience: z.enum(['students', 'anybody']),
  questions: z.array(question),
  consent: z.string(),
  translations: z.optional(translatedTerms),
  offerHours: z.number(),
})
export type RegistrationTerms = z.infer<typeof registrationTerms>

export const registrationName = cleanLine('Name', 100)

/** Of a form: `_id` of the student whose page it is on. */
export const accountField = 'account'

export const answerField = (label: string) => `answer:${label}`

/** The key is part of the address that the browser is redirected to. None reveals if an address is registered. */
export const registrationFormMessages = {
  sent: 'Check your email. Follow the link we sent to confirm – only then do you have a place.',
  accepted: 'The place is yours.',
  left: 'You’re no longer registered. Thank you for letting us know.',
  email: 'That isn’t a valid email address. Please check it and try again.',
  name: 'Please enter your name.',
  answers:
    'An answer is missing or too long, or a question has changed in the meantime. Please check your answers.',
  consent: 'To register, please agree to the current terms of this event.',
  signIn: 'Only students can register for this event. Please sign in first.',
  signedOut: 'You were signed out, so nothing was registered. Sign in and try again.',
  otherAccount:
    'Someone else is now signed in on this browser, so nothing was registered. Check who is signed in and try again.',
  unproven:
    'Verify your email first – that is where we send your ticket. You can do this under “My account”.',
  none: 'This event has no registration.',
  notOpen: 'Registration isn’t open yet.',
  closed: 'Registration is closed.',
  over: 'This event has already started or is over, so registrations can’t be changed.',
  cancelled: 'This event is cancelled, so registrations can’t be changed.',
  postponed: 'This event is postponed. You can register or take a place once there’s a new date.',
  hasLeft: 'You gave up your place at this event.',
  removed: 'The college removed your registration for this event, so you no longer have a place.',
  notOffered: 'You don’t have an offer of a place right now.',
  lapsed: 'This offer has expired because you didn’t take the place in time.',
  often: tooManyTries,
  mailbox:
    'Two people have already registered with this email account. Ask the college office to add you.',
  failed: 'Something went wrong. Please try again in a minute.',
} as const
export type RegistrationFormStatus = keyof typeof registrationFormMessages
export const registrationFormStatuses =
  Object.keys(registrationFormMessages).filter(isRegistrationFormStatus)
export const registrationSuccesses: readonly RegistrationFormStatus[] = ['sent', 'accepted', 'left']

export function isRegistrationFormStatus(name: string): name is RegistrationFormStatus {
  return Object.hasOwn(registrationFormMessages, name)
}

export const answerErrors = {
  missing: 'Please answer this question.',
  tooLong: 'Please use at most 2,000 characters.',
  invalid: 'Please check your answer.',
} as const

export const registrationLinkExpired = `This link has expired or is incomplete. Registrations must be confirmed within ${pendingRegistrationDays} days, with the link in the latest email, and links stop working some time after the event.`

export const registrationLinkActions = ['confirm', 'accept', 'leave'] as const

export const registrationView = z.object({
  _id: z.string(),
  eventId: z.string(),
  title: z.string(),
  ...eventTimes.shape,
  venue: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  state: z.enum(baseStatusNames),
  standing: z.enum(registrationStatuses),
  /** 1 is next. */
  position: z.optional(z.number()),
  offeredUntil: z.optional(instant),
  /** From staff: why the registration was removed, or the event cancelled or postponed. */
  reason: z.optional(z.string()),
  isOpen: z.boolean(),
  /** Also while the event is postponed. */
  canLeave: z.boolean(),
  isDeleted: z.optional(z.boolean()),
  eventState,
  createdAt: instant,
})
export type RegistrationView = z.infer<typeof registrationView>

export const getRegistrationTerms = {
  method: 'GET',
  url: '/api/events/:_id/registration',
  access: 'everyone',
  summary:
    'Get an event’s registration terms and questions; without terms there is no registration',
  params: idParams(eventNotFound),
  response: {
    200: z.object({ terms: z.optional(registrationTerms), eventState }),
    ...failures(404),
  },
} as const satisfies Endpoint

export const seats = z.object({
  /** 0: joins the waiting list. */
  left: z.number(),
  waiting: z.number(),
  isStudent: z.boolean(),
  own: z.optional(registrationView),
  token: z.optional(z.string()),
})
export type Seats = z.infer<typeof seats>

export const getSeats = {
  method: 'GET',
  url: '/api/events/:_id/seats',
  access: 'student or visitor',
  summary: 'Get the number of free places and the student’s own registration status',
  params: idParams(eventNotFound),
  response: { 200: seats, ...failures(404) },
} as const satisfies Endpoint

export const readRegistration = {
  method: 'GET',
  url: '/api/registration',
  access: 'everyone',
  summary: 'Get the registration behind an emailed link',
  querystring: z.extend(byLink, languageQuery),
  response: { 200: z.object({ registration: z.optional(registrationView) }), ...failures(400) },
} as const satisfies Endpoint

export const listOwnRegistrations = {
  method: 'GET',
  url: '/api/account/registrations',
  access: 'student',
  summary: 'List the student’s registrations, next event first',
  querystring: languageQuerystring,
  response: {
    200: z.object({
      registrations: z.array(z.extend(registrationView, { token: z.optional(z.string()) })),
    }),
  },
} as const satisfies Endpoint

const ownParams = z.object({ registrationId: z.uuid(registrationNotFound) })

export const acceptOwnOffer = {
  method: 'POST',
  url: '/api/account/registrations/:registrationId/acceptance',
  access: 'student',
  summary: 'Accept the place offered to the student',
  params: ownParams,
  response: { 200: messageBody, ...failures(403, 404, 409) },
} as const satisfies Endpoint

export const endOwnRegistration = {
  method: 'DELETE',
  url: '/api/account/registrations/:registrationId',
  access: 'student',
  summary:
    'Cancel the student’s registration; the place is offered to the next person waiting, for a postponed event once it has a new date',
  params: ownParams,
  response: { 200: messageBody, ...failures(403, 404, 409) },
} as const satisfies Endpoint
