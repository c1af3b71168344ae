import { programCode } from 'contract/content/program-code'
import { departmentCode, monthNumber, yearNumber } from 'contract/events/event-filters'
import { eventStatuses } from 'contract/events/event-status'
import { registrationFormStatuses as registrationOutcomes } from 'contract/events/registrations'
import { messageNumber } from 'contract/messaging/contact'
import { normalAbout } from 'contract/messaging/message-topics'
import { subscriptionFormStatuses } from 'contract/messaging/subscriptions'
import { beginningOf } from 'contract/platform/shorten'
import { searchKindNames } from 'contract/search/search'
import type { PageId, ParameterName, QueryName } from './paths.ts'

/** The canonical value, or undefined if it changes nothing. */
type Spelling = (value: string) => string | undefined
export type UrlVariants = Partial<Record<string, Spelling>>

const furtherPage: Spelling = (value) =>
  /^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined

const searchText: Spelling = (value) => {
  const text = beginningOf(value.trim(), 100).trim()
  return text ? encodeURIComponent(text.toWellFormed()) : undefined
}

const idOfMember: Spelling = (value) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? value : undefined

/** The catalogue isn't known yet, so only the spelling is normalised. */
const courseCode: Spelling = (value) => {
  const code = programCode(value)
  return departmentCode.test(code) ? code : undefined
}

const yearOfCalendar: Spelling = (value) => (yearNumber.test(value) ? value : undefined)
const monthOfYear: Spelling = (value) => (monthNumber.test(value) ? value : undefined)

const numberOfMessage: Spelling = (value) => (messageNumber.test(value) ? value : undefined)

const categoryName: Spelling = (value) =>
  /^[a-z\d.-]{1,80}$/i.test(value) ? value.toLowerCase() : undefined

const inSmallLetters: Spelling = (slug) => encodeURIComponent(slug.toLowerCase())

const oneOf =
  (known: readonly string[]): Spelling =>
  (value) =>
    known.includes(value) ? value : undefined

type QuerySpellings = {
  [Id in PageId as QueryName<Id> extends never ? never : Id]: Record<QueryName<Id>, Spelling>
}
type ParameterSpellings = { [Id in PageId]?: Partial<Record<ParameterName<Id>, Spelling>> }
type OfAnyPage = Partial<Record<PageId, UrlVariants>>

/** All other parameters are ignored, such as `utm_source`. */
export const queryVariants: OfAnyPage = {
  contact: { about: normalAbout, said: oneOf(['sent']), number: numberOfMessage },
  course: { teacher: idOfMember },
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
  registrations: { said: oneOf(registrationOutcomes), event: idOfMember },
  registration: { said: oneOf(registrationOutcomes) },
  search: { q: searchText, kind: oneOf(searchKindNames), page: furtherPage },
  notices: {
    category: categoryName,
    department: courseCode,
    year: yearOfCalendar,
    page: furtherPage,
  },
  team: { q: searchText },
} satisfies QuerySpellings

export const parameterVariants: OfAnyPage = {
  course: { courseId: courseCode },
  member: { name: inSmallLetters },
  notice: { slug: inSmallLetters },
  page: { slug: inSmallLetters },
} satisfies ParameterSpellings
