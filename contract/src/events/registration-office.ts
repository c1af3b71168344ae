import * as z from 'zod/mini'
import { optionalMomentText } from '../content/fields.ts'
import { pageNumber, searchedWords } from '../content/record.ts'
import {
  type Endpoint,
  emailAddress,
  failureBody,
  failures,
  file,
  instant,
  line,
  messageBody,
  optionalText,
} from '../platform/endpoint.ts'
import {
  answered,
  ofRegistrations,
  registrationNotFound,
  seatedEvent,
  terms,
} from './registrations.ts'
import { standings, stateNames } from './statuses.ts'

export const termsSaved = 'Registration saved'
export const termsAreOthers = 'Nothing was saved: somebody else has changed these terms meanwhile'
export const registrationAdded = 'Added'
export const registrationRemoved = 'Taken out'
export const seatGiven = 'The place is theirs'
/** Of somebody who has nothing that could be taken or given. */
export const registrationIsOver =
  'Nothing was changed: they have left, were taken out, or have not confirmed their email'
/** Added by staff who is registered already. */
export const alreadyRegistered = 'This address is registered already'

const ofPerson = z.extend(ofRegistrations, { registrationId: z.uuid(registrationNotFound) })

/** How many registrations of an event are in each state: the same numbers wherever they are told. */
export const registrationCounts = z.record(z.enum(stateNames), z.number())
export type RegistrationCounts = z.infer<typeof registrationCounts>

const officeEvent = z.extend(seatedEvent, { counts: registrationCounts })
export type OfficeEvent = z.infer<typeof officeEvent>

/** Events or registrations on one page of a list. */
export const officePageSize = 50

export const listOfficeEvents = {
  method: 'GET',
  url: '/api/admin/registrations',
  access: 'handle registrations',
  schema: {
    summary:
      'Events with who has registered for them: what is to come, soonest first, or what is over',
    querystring: z.object({
      when: z.optional(z.enum(['ahead', 'over'], 'There is no such choice')),
      search: searchedWords,
      page: pageNumber,
    }),
    response: {
      200: z.object({
        events: z.array(officeEvent),
        page: z.number(),
        pages: z.number(),
        found: z.number(),
      }),
      ...failures(400, 401, 403, 503),
    },
  },
} as const satisfies Endpoint

export const getOfficeEvent = {
  method: 'GET',
  url: '/api/admin/registrations/:eventId',
  access: 'handle registrations',
  schema: {
    summary: 'An event, its terms of registration and its numbers',
    params: ofRegistrations,
    response: {
      200: z.object({ event: officeEvent, terms: z.optional(terms) }),
      ...failures(401, 403, 404, 503),
    },
  },
} as const satisfies Endpoint

const whole = (label: string, min: number, max: number) => {
  const rule = `${label} must be a whole number from ${min} to ${max}`
  return z.number(rule).check(z.int(rule), z.minimum(min, rule), z.maximum(max, rule))
}

const questionForm = z.object({
  label: line('Question', 200),
  kind: z.enum(['text', 'choice', 'yesNo'], 'There is no such kind of question'),
  isRequired: z.boolean('isRequired is true or false'),
  options: z.optional(
    z.array(line('Choice', 100)).check(z.maxLength(20, 'A question has 20 choices at most')),
  ),
})

/** Finds the question that was asked before, and the choice of nothing. */
function checkQuestions({ value, issues }: z.core.ParsePayload<z.infer<typeof questionForm>[]>) {
  for (const [place, { label, kind, options = [] }] of value.entries()) {
    const fault = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [place, field], message, input: value[place] })
    if (value.findIndex((other) => other.label === label) < place)
      fault('label', 'Each question is asked once')
    if (kind === 'choice' && options.length < 2)
      fault('options', 'A choice needs two or more to choose from')
  }
}

/** What staff set for an event; times on the college's clock. */
export const termsForm = z.object({
  capacity: whole('Places', 0, 100_000),
  opensAt: optionalMomentText('Opens'),
  closesAt: optionalMomentText('Closes'),
  audience: z.enum(['students', 'anybody'], 'There is no such choice'),
  questions: z
    .array(questionForm)
    .check(z.maxLength(10, 'There are 10 questions at most'), checkQuestions),
  consent: optionalText('What has to be agreed to', 2000),
  offerHours: whole('Hours', 1, 14 * 24),
})
export type TermsForm = z.infer<typeof termsForm>

/** For whoever comes second: what the terms are now. */
export const termsConflict = z.extend(failureBody, { current: z.optional(terms) })

export const saveTerms = {
  method: 'PUT',
  url: '/api/admin/registrations/:eventId',
  access: 'handle registrations',
  schema: {
    summary:
      'Set who may register for an event, for how many places and until when; more places are offered to who waits',
    params: ofRegistrations,
    /** With the terms that there were when the form was filled in. */
    body: z.extend(termsForm, { seen: z.optional(terms) }),
    response: {
      200: z.extend(messageBody, { current: terms }),
      409: termsConflict,
      ...failures(400, 401, 403, 404, 415, 503),
    },
  },
} as const satisfies Endpoint

const officeRegistration = z.object({
  _id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  isStudent: z.boolean(),
  state: z.enum(stateNames),
  standing: z.enum(standings),
  /** The order of arrival; absent before an address is proven. */
  place: z.optional(z.number()),
  offeredUntil: z.optional(instant),
  answers: z.array(answered),
  consent: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** How they were let in, if they came. */
  checkIn: z.optional(z.object({ _id: z.string(), scannedAt: instant })),
  createdAt: instant,
  changedAt: instant,
})
export type OfficeRegistration = z.infer<typeof officeRegistration>

const filters = {
  state: z.optional(z.enum(stateNames, 'There is no such state')),
  /** Part of a name or an address. */
  search: searchedWords,
}

export const listRegistrations = {
  method: 'GET',
  url: '/api/admin/registrations/:eventId/people',
  access: 'handle registrations',
  schema: {
    summary: 'Who has registered for an event, in the order of arrival',
    params: ofRegistrations,
    querystring: z.object({ ...filters, page: pageNumber }),
    response: {
      200: z.object({
        registrations: z.array(officeRegistration),
        page: z.number(),
        pages: z.number(),
        found: z.number(),
      }),
      ...failures(400, 401, 403, 404, 503),
    },
  },
} as const satisfies Endpoint

const emailFault = 'Please enter a valid email address'

export const addRegistration = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people',
  access: 'handle registrations',
  schema: {
    summary: 'Register somebody who asked for it; they wait where no place is left',
    params: ofRegistrations,
    body: z.object({ name: line('Name', 100), email: emailAddress(emailFault, emailFault) }),
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 409, 415, 503) },
  },
} as const satisfies Endpoint

export const removeRegistration = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people/:registrationId/removal',
  access: 'handle registrations',
  schema: {
    summary:
      'Take somebody out, with a reason that they are mailed; the place is offered to the next in line',
    params: ofPerson,
    body: z.object({ reason: line('Reason', 300) }),
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 409, 415, 503) },
  },
} as const satisfies Endpoint

export const giveSeat = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people/:registrationId/seat',
  access: 'handle registrations',
  schema: {
    summary:
      'Give a place to somebody who waits, past the line; above the number of places where none is free',
    params: ofPerson,
    response: { 200: messageBody, ...failures(401, 403, 404, 409, 503) },
  },
} as const satisfies Endpoint

export const exportRegistrations = {
  method: 'GET',
  url: '/api/admin/registrations/:eventId/people.csv',
  access: 'handle registrations',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  schema: {
    summary: 'Who has registered for an event, with their answers, as a file',
    params: ofRegistrations,
    querystring: z.object(filters),
    response: { 200: file, ...failures(400, 401, 403, 404, 503) },
  },
} as const satisfies Endpoint
