import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody, optionalLine } from '../platform/endpoint.ts'
import { countOf } from '../platform/format-count.ts'
import { ofPerson, registrationFilters, termsConflict } from './registration-office.ts'
import { ofRegistrations, registrationName, registrationTerms } from './registrations.ts'

export const maxSelectedPeople = 500

export const selectionChanged =
  'Nothing was done: the list has changed in the meantime. Check it and try again.'
export const reasonMissing = 'Reason is required'

const count = z.number('count must be a number').check(z.int('count must be a whole number'))

/** People chosen one by one, or everyone who matches the filters if there are no `ids`. */
export const peopleSelection = z.object({
  ids: z.optional(
    z
      .array(z.uuid('Unknown registration'))
      .check(
        z.minLength(1, 'Select at least one person'),
        z.maxLength(maxSelectedPeople, `Select at most ${maxSelectedPeople} people`),
      ),
  ),
  ...registrationFilters,
  /** How many people the screen showed; otherwise any number. */
  count: z.optional(count),
})
export type PeopleSelection = z.infer<typeof peopleSelection>

/** `seat`: give a seat. `queue`: move to the end of the waiting list. */
export const peopleActs = ['seat', 'queue', 'remove'] as const
export type PeopleAct = (typeof peopleActs)[number]

const done: Record<PeopleAct | 'came', string> = {
  seat: 'given a seat',
  queue: 'moved to the waiting list',
  remove: 'removed',
  came: 'marked as attended',
}

/** `12 people removed. 3 people unchanged.`, `Nobody was removed. 3 people unchanged.` */
export function peopleChangedText(
  act: PeopleAct | 'came',
  { changed, unchanged }: { changed: number; unchanged: number },
): string {
  const people = (count: number) => countOf(count, 'person', 'people')
  const rest = unchanged > 0 ? `. ${people(unchanged)} unchanged.` : ''
  return `${changed === 0 ? 'Nobody was' : people(changed)} ${done[act]}${rest}`
}

const certainSelection = z.extend(peopleSelection, { count })
export type CertainSelection = z.infer<typeof certainSelection>

const changedBody = z.extend(messageBody, { changed: z.number(), unchanged: z.number() })

export const changePeople = {
  method: 'POST',
  url: '/api/admin/registrations/:eventId/people/changes',
  access: 'handle registrations',
  summary:
    'Give seats to several people, move them to the end of the waiting list, or remove them; each gets an email',
  params: ofRegistrations,
  body: z.extend(certainSelection, {
    act: z.enum(peopleActs, 'Unknown act'),
    reason: optionalLine('Reason', 300),
  }),
  response: { 200: changedBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const markPeopleCame = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/people',
  access: 'handle registrations',
  summary: 'Mark registered people as attended, from the day before the event',
  params: ofRegistrations,
  body: certainSelection,
  response: { 200: changedBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const nameCorrected = 'Name corrected'
export const nameCorrectedWithCertificate =
  'Name corrected. Their certificate was reissued with a new code.'
export const nameChangedMeanwhile =
  'Not changed: someone else corrected this name in the meantime. Check it and try again.'

export const correctName = {
  method: 'PUT',
  url: '/api/admin/registrations/:eventId/people/:registrationId/name',
  access: 'handle registrations',
  summary:
    'Correct the name of a registered person; a certificate that they have is reissued with a new code',
  params: ofPerson,
  body: z.object({ name: registrationName, seen: z.string('seen must be text') }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const registrationClosed = 'Registration is closed'
export const registrationOpened = 'Registration is open'

export const setRegistrationOpen = {
  method: 'PUT',
  url: '/api/admin/registrations/:eventId/opening',
  access: 'handle registrations',
  summary: 'Close registration now, or open it until the event starts',
  params: ofRegistrations,
  body: z.object({
    isOpen: z.boolean('isOpen must be true or false'),
    seen: registrationTerms,
  }),
  response: {
    200: z.extend(messageBody, { current: registrationTerms }),
    409: termsConflict,
    ...failures(404),
  },
} as const satisfies Endpoint
