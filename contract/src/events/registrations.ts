import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import { pendingRegistrationDays } from '../content/retention.ts'
import { type Endpoint, failures, instant, messageBody } from '../platform/endpoint.ts'
import { eventStates } from './event-status.ts'
import { eventTimes } from './event-times.ts'
import { eventNotFound } from './events.ts'
import { standings, stateNames } from './statuses.ts'

/** Who may register by themselves: students who are signed in, or anybody who proves an email address. */
export const audiences = {
  students: 'Students who are signed in',
  anybody: 'Anybody with a proven email address',
} as const
export type Audience = keyof typeof audiences

/** Those of which somebody has one for an event at most. */
export const statesInForce = ['registered', 'waiting', 'offered'] as const
/** Those that a seat is taken for: an offer holds it until its deadline. */
export const statesWithSeat = ['registered', 'offered'] as const

const questionKinds = ['text', 'choice', 'yesNo'] as const

/** Something that whoever registers is asked. */
export const question = z.object({
  label: z.string(),
  kind: z.enum(questionKinds),
  isRequired: z.boolean(),
  /** Of a choice. */
  options: z.optional(z.array(z.string())),
})
export type Question = z.infer<typeof question>

/** What was answered, with the question as it was asked. */
export const answered = z.object({ question: z.string(), answer: z.string() })
export type Answered = z.infer<typeof answered>

export const registrationNotFound = 'There is no such registration'

/** What a mailed link carries. */
export const byLink = z.object({ token: z.string().check(z.maxLength(100)) })
/** The event whose registrations a call of the panel is about. */
export const ofRegistrations = z.object({ eventId: z.uuid(eventNotFound) })

/** Absent where an event takes place as announced. */
const eventState = z.optional(z.enum(eventStates))
/** What is known of an event wherever its places are handled. */
export const seatedEvent = z.object({
  _id: z.string(),
  title: z.string(),
  ...eventTimes.shape,
  eventState,
  /** Why it does not take place as announced, where the office said so. */
  eventNote: z.optional(z.string()),
  /** Absent where nobody can register. */
  capacity: z.optional(z.number()),
})

/** What somebody who registers agrees to. */
export const terms = z.object({
  capacity: z.number(),
  opensAt: z.optional(instant),
  /** Absent: when the event begins. */
  closesAt: z.optional(instant),
  audience: z.enum(['students', 'anybody']),
  questions: z.array(question),
  /** What has to be agreed to; empty where nothing has. */
  consent: z.string(),
  /** For how long a place that became free is held for whoever it is offered to. */
  offerHours: z.number(),
})
export type Terms = z.infer<typeof terms>

/** The field of a form that answers a question. */
export const answerField = (label: string) => `answer:${label}`

/**
 * How a form ended that registers or changes a registration: its name stands in the address that the browser is led to, its
 * words on the page there. Whether an address is registered already, none of them says.
 */
export const outcomes = {
  sent: 'Look into your mailbox: a mail with a link is on its way. You are not registered before you follow it and confirm.',
  accepted: 'The place is yours.',
  left: 'You are no longer registered. Thank you for making room.',
  email: 'That was not a valid email address. Please enter it again.',
  name: 'Please enter your name.',
  answers:
    'An answer is missing or too long, or a question was changed meanwhile. Please answer again.',
  consent: 'Please agree to the terms of this event as they are now, or do not register.',
  signIn: 'Registration for this event is for students who are signed in. Please sign in first.',
  signedOut: 'You are not signed in, or not any more, so you are not registered. Please sign in.',
  unproven:
    'Verify your email address first: what becomes of a registration is mailed to it. You can do it under “My account”.',
  none: 'Nobody can register for this event.',
  notOpen: 'Registration is not open yet.',
  closed: 'Registration is closed.',
  over: 'This event has begun or is over, so nothing about its places can be changed any more.',
  cancelled: 'This event is cancelled, so it has no places.',
  postponed:
    'This event is postponed: nobody can register or take a place before the new date is known.',
  hasLeft: 'You have left this event, so no place is held for you any more.',
  removed: 'The college has taken you out of the list of this event, so no place is held for you.',
  notOffered: 'No place is offered to you at this moment.',
  lapsed: 'This offer has lapsed: the place was not taken in time.',
  often: 'That was done too often. Please try again later.',
  mailbox:
    'Two people have already registered with this email account. Ask the college office to add you.',
  failed: 'That did not work just now. Please try again in a minute.',
} as const
export type Outcome = keyof typeof outcomes
export const outcomeNames = Object.keys(outcomes).filter(isOutcome)
/** All others are faults. */
export const successes: readonly Outcome[] = ['sent', 'accepted', 'left']

export function isOutcome(name: string): name is Outcome {
  return Object.hasOwn(outcomes, name)
}

/** What is wrong with an answer, beside its question. */
export const answerErrors = {
  missing: 'Please answer this question.',
  tooLong: 'Please use at most 2,000 characters.',
  invalid: 'Please answer this question again.',
} as const

/** Said of a link that leads to nothing. */
export const linkIsOver = `This link leads to no registration. Either it was not confirmed within ${pendingRegistrationDays} days, or the event is long over, or the link is not whole.`

/** What a form by a mailed link does. */
export const linkActs = ['confirm', 'accept', 'leave'] as const

/** A registration as whoever has it sees it. */
export const shownRegistration = z.object({
  _id: z.string(),
  eventId: z.string(),
  title: z.string(),
  ...eventTimes.shape,
  venue: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  state: z.enum(stateNames),
  standing: z.enum(standings),
  /** Of who waits: 1 is next. */
  position: z.optional(z.number()),
  offeredUntil: z.optional(instant),
  /** Why staff took it out; or why its event is cancelled or postponed. */
  reason: z.optional(z.string()),
  /** Whether the event is still to come and takes place: only then a place can be taken. */
  isOpen: z.boolean(),
  /** Whether what somebody has can be given up: also while the event waits for another date. */
  canLeave: z.boolean(),
  /** Whether the event was deleted: then it has no page. */
  isDeleted: z.optional(z.boolean()),
  eventState,
  createdAt: instant,
})
export type ShownRegistration = z.infer<typeof shownRegistration>

export const getTerms = {
  method: 'GET',
  url: '/api/events/:_id/registration',
  access: 'everyone',
  schema: {
    summary: 'Who may register for an event, and what they are asked; without terms nobody may',
    params: idParams(eventNotFound),
    response: {
      200: z.object({ terms: z.optional(terms), eventState }),
      ...failures(404, 503),
    },
  },
} as const satisfies Endpoint

export const seats = z.object({
  /** Places that whoever registers now gets at once; 0: they wait. */
  left: z.number(),
  waiting: z.number(),
  /** Whether a student who is signed in asks. */
  isStudent: z.boolean(),
  /** Of that student. */
  own: z.optional(shownRegistration),
  /** Of the page of the own registration. */
  token: z.optional(z.string()),
})
export type Seats = z.infer<typeof seats>

export const getSeats = {
  method: 'GET',
  url: '/api/events/:_id/seats',
  access: 'student or visitor',
  schema: {
    summary:
      'How many places an event has left at this moment, and how the student who asks stands',
    params: idParams(eventNotFound),
    response: { 200: seats, ...failures(404, 503) },
  },
} as const satisfies Endpoint

export const readRegistration = {
  method: 'GET',
  url: '/api/registration',
  access: 'everyone',
  schema: {
    summary: 'The registration that a mailed link is for',
    querystring: byLink,
    response: {
      200: z.object({ registration: z.optional(shownRegistration) }),
      ...failures(400, 503),
    },
  },
} as const satisfies Endpoint

export const listOwnRegistrations = {
  method: 'GET',
  url: '/api/account/registrations',
  access: 'student',
  schema: {
    summary: 'What this student has registered for, the next event first',
    response: {
      200: z.object({
        registrations: z.array(z.extend(shownRegistration, { token: z.optional(z.string()) })),
      }),
      ...failures(401, 503),
    },
  },
} as const satisfies Endpoint

const ownParams = z.object({ registrationId: z.uuid(registrationNotFound) })

export const acceptOwnOffer = {
  method: 'POST',
  url: '/api/account/registrations/:registrationId/acceptance',
  access: 'student',
  schema: {
    summary: 'Take the place that is offered to this student',
    params: ownParams,
    response: { 200: messageBody, ...failures(401, 403, 404, 409, 503) },
  },
} as const satisfies Endpoint

export const endOwnRegistration = {
  method: 'DELETE',
  url: '/api/account/registrations/:registrationId',
  access: 'student',
  schema: {
    summary:
      'Leave an event; the place is offered to the next in line, of an event that is postponed when it has a new date',
    params: ownParams,
    response: { 200: messageBody, ...failures(401, 403, 404, 409, 503) },
  },
} as const satisfies Endpoint
