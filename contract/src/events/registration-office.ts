import * as z from 'zod/mini'
import { pageNumber, searchableTexts } from '../content/record.ts'
import { optionalTimestampText } from '../content/time-fields.ts'
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
import { formatCount } from '../platform/format-count.ts'
import { event } from './events.ts'
import {
  answered,
  ofRegistrations,
  registrationName,
  registrationNotFound,
  registrationTerms,
  seatedEvent,
} from './registrations.ts'
import { baseStatusNames, peopleFilters, peopleSorts, registrationStatuses } from './statuses.ts'
import { translatedTerms } from './translated-terms.ts'

export const termsSaved = 'Registration settings saved'
export const termsChangedMeanwhile =
  'Not saved: someone else changed these settings in the meantime. Check them and try again.'
export const registrationAdded = 'Added. They’ll get an email.'
export const registrationRemoved = 'Registration removed'
export const seatAssigned = 'Seat given'
export const registrationIsOver =
  'Nothing changed: they cancelled, were removed, or haven’t confirmed their email yet'
export const alreadyRegistered = 'This address is already registered'
/** For one account. */
export const maxAddedAnHour = 200
export const tooManyAdded = `You’ve added ${maxAddedAnHour} people in the last hour. Wait a while, or ask a colleague to continue.`

export const ofPerson = z.extend(ofRegistrations, { registrationId: z.uuid(registrationNotFound) })

export const registrationCounts = z.record(z.enum(baseStatusNames), z.number())
export type RegistrationCounts = z.infer<typeof registrationCounts>

const officeEvent = z.extend(seatedEvent, {
  ...z.pick(event, { isDraft: true, publishAt: true }).shape,
  counts: registrationCounts,
})
export type OfficeEvent = z.infer<typeof officeEvent>

export const officePageSize = 50

export const listOfficeEvents = {
  method: 'GET',
  url: '/api/admin/registrations',
  access: 'handle registrations',
  summary: 'List events with their registration counts: upcoming, soonest first, or past',
  querystring: z.object({
    when: z.optional(z.enum(['ahead', 'over'], 'Unknown choice')),
    search: searchableTexts,
    page: pageNumber,
  }),
  response: {
    200: z.object({
      events: z.array(officeEvent),
      page: z.number(),
      pages: z.number(),
      found: z.number(),
    }),
    ...failures(400),
  },
} as const satisfies Endpoint

export const getOfficeEvent = {
  method: 'GET',
  url: '/api/admin/registrations/:eventId',
  access: 'handle registrations',
  summary: 'Get an event with its registration terms and counts',
  params: ofRegistrations,
  response: {
    200: z.object({ event: officeEvent, terms: z.optional(registrationTerms) }),
    ...failures(404),
  },
} as const satisfies Endpoint

const full = (label: string, min: number, max: number) => {
  const rule = `${label} must be a whole number from ${formatCount(min)} to ${formatCount(max)}`
  return z.number(rule).check(z.int(rule), z.minimum(min, rule), z.maximum(max, rule))
}

const questionForm = z.object({
  label: line('Question', 200),
  kind: z.enum(['text', 'choice', 'yesNo'], 'Unknown kind of question'),
  isRequired: z.boolean('isRequired must be true or false'),
  options: z.optional(
    z.array(line('Choice', 100)).check(z.maxLength(20, 'A question can have at most 20 choices')),
  ),
})

function checkQuestions({ value, issues }: z.core.ParsePayload<z.infer<typeof questionForm>[]>) {
  for (const [index, { label, kind, options = [] }] of value.entries()) {
    const error = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [index, field], message, input: value[index] })
    if (value.findIndex((other) => other.label === label) < index)
      error('label', 'This question is already there')
    if (kind === 'choice' && options.length < 2) error('options', 'Add at least two choices')
  }
}

export const termsForm = z.object({
  capacity: full('Seats', 0, 100_000),
  opensAt: optionalTimestampText('Opens'),
  closesAt: optionalTimestampText('Closes'),
  audience: z.enum(['students', 'anybody'], 'Unknown choice'),
  questions: z
    .array(questionForm)
    .check(z.maxLength(10, 'Add at most 10 questions'), checkQuestions),
  consent: optionalText('Consent text', 2000),
  translations: z.optional(translatedTerms),
  offerHours: full('Hours', 1, 14 * 24),
})
export type TermsForm = z.infer<typeof termsForm>

export const termsConflict = z.extend(failureBody, { current: z.optional(registrationTerms) })

export const saveTerms = {
  method: 'PUT',
  url: '/api/admin/registrations/:eventId',
  access: 'handle registrations',
  summary:
    'Set who may register for an event, the number of seats and the deadline; added seats are offered to the waiting list',
  params: ofRegistrations,
  body: z.extend(termsForm, { seen: z.optional(registrationTerms) }),
  response: {
    200: z.extend(messageBody, { current: registrationTerms }),
    409: termsConflict,
    ...failures(404),
  },
} as const satisfies Endpoint

export const officeRegistration = z.object({
  _id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  isStudent: z.boolean(),
  state: z.enum(baseStatusNames),
  standing: z.enum(registrationStatuses),
  /** Order of arrival; absent until the address is verified. */
  place: z.optional(z.number()),
  offeredUntil: z.optional(instant),
  answers: z.array(answered),
  consent: z.optional(z.string()),
  reason: z.optional(z.string()),
  checkIn: z.optional(z.object({ _id: z.string(), scannedAt: instant })),
  createdAt: instant,
  changedAt: instant,
})
export type OfficeRegistration = z.infer<typeof officeRegistration>

export const registrationFilters = {
  state: z.optional(z.enum(peopleFilters, 'Unknown state')),
  /** Part of a name or address. */
  search: searchableTexts,
}

export const listRegistrations = {
  method: 'GET',
  url: '/api/admin/registrations/:eventId/people',
  access: 'handle registrations',
  summary: 'List an event’s registrations, by default in order of arrival',
  params: ofRegistrations,
  querystring: z.object({
    ...registrationFilters,
    sort: z.optional(z.enum(peopleSorts, 'Unknown order')),
    order: z.optional(z.enum(['asc', 'desc'], 'Unknown order')),
    page: pageNumber,
  }),
  response: {
    200: z.object({
      registrations: z.array(officeRegistration),
      page: z.number(),
      pages: z.number(),
      found: z.number(),
    }),
    ...failures(400, 404),
  },
} as const satisfies Endpoint

const emailError = 'Please enter a valid email address'

export const addRegistration = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people',
  access: 'handle registrations',
  summary: 'Register someone at their request; they join the waiting list if no seat is left',
  params: ofRegistrations,
  body: z.object({ name: registrationName, email: emailAddress(emailError, emailError) }),
  response: { 200: messageBody, ...failures(404, 409, 429) },
} as const satisfies Endpoint

export const removeRegistration = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people/:registrationId/removal',
  access: 'handle registrations',
  summary:
    'Remove a registration and email the reason; the seat is offered to the next person waiting',
  params: ofPerson,
  body: z.object({ reason: line('Reason', 300) }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const assignSeat = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people/:registrationId/seat',
  access: 'handle registrations',
  summary:
    'Give a seat to someone on the waiting list out of turn, even beyond the number of seats',
  params: ofPerson,
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const exportRegistrations = {
  method: 'GET',
  url: '/api/admin/registrations/:eventId/people.csv',
  access: 'handle registrations',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  summary: 'Export an event’s registrations with their answers as a file',
  params: ofRegistrations,
  querystring: z.object(registrationFilters),
  response: { 200: file, ...failures(400, 404) },
} as const satisfies Endpoint
