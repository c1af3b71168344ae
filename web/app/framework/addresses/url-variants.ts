import { programCode } from 'contract/content/program-code'
import { departmentCode, monthNumber, yearNumber } from 'contract/events/event-filters'
import { eventStatuses } from 'contract/events/event-status'
import { registrationFormStatuses } from 'contract/events/registrations'
import { messageNumber } from 'contract/messaging/contact'
import { normalAbout } from 'contract/messaging/message-topics'
import { subscriptionFormStatuses } from 'contract/messaging/subscriptions'
import { truncateTo } from 'contract/platform/shorten'
import { searchKindNames } from 'contract/search/search'
import type { PageId, ParameterName, QueryName } from './paths.ts'

/** The canonical value, or undefined if it changes nothing. */
type Canonicalizer = (value: string) => string | undefined
export type UrlVariants = Partial<Record<string, Canonicalizer>>

const furtherPage: Canonicalizer = (value) =>
  /^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined

const searchText: Canonicalizer = (value) => {
  const text = truncateTo(value.trim(), 100).trim()
  return text ? encodeURIComponent(text.toWellFormed()) : undefined
}

const recordId: Canonicalizer = (value) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? value : undefined

/** The catalogue isn't known yet, so only the spelling is normalised. */
const courseCode: Canonicalizer = (value) => {
  const code = programCode(value)
  return departmentCode.test(code) ? code : undefined
}

const yearOfCalendar: Canonicalizer = (value) => (yearNumber.test(value) ? value : undefined)
const monthOfYear: Canonicalizer = (value) => (monthNumber.test(value) ? value : undefined)

const numberOfMessage: Canonicalizer = (value) => (messageNumber.test(value) ? value : undefined)

const categoryName: Canonicalizer = (value) =>
  /^[a-z\d.-]{1,80}$/i.test(value) ? value.toLowerCase() : undefined

const inSmallLetters: Canonicalizer = (slug) => encodeURIComponent(slug.toLowerCase())

const oneOf =
  (known: readonly string[]): Canonicalizer =>
  (value) =>
    known.includes(value) ? value : undefined

type QueryCanonicalizers = {
  [Id in PageId as QueryName<Id> extends never ? never : Id]: Record<QueryName<Id>, Canonicalizer>
}
type ParameterCanonicalizers = {
  [Id in PageId]?: Partial<Record<ParameterName<Id>, Canonicalizer>>
}
type OfAnyPage = Partial<Record<PageId, UrlVariants>>

/** All other parameters are ignored, such as `utm_source`. */
export const queryVariants: OfAnyPage = {
  contact: { about: normalAbout, said: oneOf(['sent']), number: numberOfMessage },
  course: { teacher: recordId },
  login: { event: recordId },
  signup: { event: recordId },
  'verify-email': { event: recordId },
  events: {
    q: searchText,
    category: categoryName,
    department: courseCode,
    year: yearOfCalendar,
    month: monthOfYear,
    status: oneOf(eventStatuses),
    order: oneOf(['soonest']),
    page: furtherPage,
  },
  'events-month': { category: categoryName, department: courseCode },
  subscriptions: { said: oneOf(subscriptionFormStatuses) },
  subscription: { said: oneOf(subscriptionFormStatuses) },
  registrations: { said: oneOf(registrationFormStatuses), event: recordId },
  registration: { said: oneOf(registrationFormStatuses) },
  search: { q: searchText, kind: oneOf(searchKindNames), page: furtherPage },
  notices: {
    category: categoryName,
    department: courseCode,
    year: yearOfCalendar,
    page: furtherPage,
  },
  team: { q: searchText },
} satisfies QueryCanonicalizers

export const parameterVariants: OfAnyPage = {
  course: { courseId: courseCode },
  member: { name: inSmallLetters },
  notice: { slug: inSmallLetters },
  page: { slug: inSmallLetters },
} satisfies ParameterCanonicalizers
