import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { type Catalogue, findCourse } from 'contract/content/catalogue'
import { programCode } from 'contract/content/program-code'
import { readEventId } from 'contract/messaging/message-topics'
import type { Call } from 'contract/platform/client'
import { certificateQuery, passQuery } from '#app/data/certificates'
import { courseGroupQuery, courseQuery, courseYearsQuery, programsQuery } from '#app/data/courses'
import { disclosureQuery } from '#app/data/disclosure'
import { eventDetailsQuery } from '#app/data/event-details'
import { eventPhotosQuery } from '#app/data/event-photos'
import {
  comingEventsQuery,
  eventCategoriesQuery,
  eventQuery,
  eventsOfMonthQuery,
  eventsOverviewQuery,
  relatedEventsQuery,
  seriesDatesQuery,
} from '#app/data/events'
import {
  courseFacultyQuery,
  departmentHeadsQuery,
  memberPageQuery,
  teamQuery,
} from '#app/data/faculty'
import { currentNoticesQuery, noticeQuery, noticesQuery } from '#app/data/notices'
import { registrationQuery, seatTermsQuery } from '#app/data/registrations'
import { searchQuery } from '#app/data/search'
import {
  aboutQuery,
  accountPagesQuery,
  campusQuery,
  contactPageQuery,
  coursePagesQuery,
  eventPagesQuery,
  eventSlidesQuery,
  homeQuery,
  numbersQuery,
  pageQuery,
  privacyQuery,
  slidesQuery,
  teamPageQuery,
  termsQuery,
} from '#app/data/site-content'
import { subscriptionQuery } from '#app/data/subscriptions'
import { readEventsView, readGroups } from '#app/lib/events-view'
import { readNoticesView } from '#app/lib/notices-view'
import { readSearchView } from '#app/lib/search-view'
import type { PageMatch } from '../addresses/match-page.ts'
import type { PageId } from '../addresses/paths.ts'
import { queryReaderOf } from '../addresses/requested.ts'

type Visit = {
  call: Call
  catalogue: Catalogue
  params: Record<string, string | undefined>
  search: URLSearchParams
}
export type PageQuery = { queryKey: QueryKey; queryFn: QueryFunction }

// Safe cast: a query function is only called with the key of its own query.
const toPageQuery = ({
  queryKey,
  queryFn,
}: {
  queryKey: QueryKey
  queryFn?: unknown
}): PageQuery => ({
  queryKey,
  queryFn: queryFn as QueryFunction,
})

type Load = (visit: Visit) => PageQuery[]

const nothing: Load = () => []
const ofRegister: Load = ({ call }) => [toPageQuery(disclosureQuery(call))]
const besideForms: Load = ({ call }) => [toPageQuery(accountPagesQuery(call))]

/** Pages in `missable.ts` list their subject first. */
const loads: Record<PageId, Load> = {
  home: ({ call }) => [
    toPageQuery(comingEventsQuery(call)),
    toPageQuery(homeQuery(call)),
    toPageQuery(slidesQuery(call)),
    toPageQuery(campusQuery(call)),
    toPageQuery(numbersQuery(call)),
    toPageQuery(courseYearsQuery(call)),
    toPageQuery(currentNoticesQuery(undefined, call)),
  ],
  about: ({ call }) => [
    toPageQuery(aboutQuery(call)),
    toPageQuery(numbersQuery(call)),
    toPageQuery(campusQuery(call)),
  ],
  'course-group': ({ call, params: { courseType = '' } }) => [
    toPageQuery(courseGroupQuery(courseType, call)),
    toPageQuery(programsQuery(courseType, call)),
    toPageQuery(coursePagesQuery(call)),
  ],
  course: ({ call, catalogue, params: { courseId = '' } }) => {
    const { slug } = findCourse(catalogue, courseId) ?? { slug: courseId }
    return [
      toPageQuery(courseQuery(slug, call)),
      toPageQuery(coursePagesQuery(call)),
      toPageQuery(courseFacultyQuery(slug, call)),
      toPageQuery(currentNoticesQuery(programCode(slug), call)),
    ]
  },
  events: ({ call, search }) => [
    toPageQuery(eventsOverviewQuery(readEventsView(queryReaderOf('events', search)), call)),
    toPageQuery(eventPagesQuery(call)),
    toPageQuery(eventSlidesQuery(call)),
    toPageQuery(eventCategoriesQuery(call)),
  ],
  'events-month': ({ call, params: { month = '' }, search }) => [
    toPageQuery(eventsOfMonthQuery(month, readGroups(queryReaderOf('events-month', search)), call)),
    toPageQuery(eventCategoriesQuery(call)),
  ],
  notices: ({ call, search }) => [
    toPageQuery(noticesQuery(readNoticesView(queryReaderOf('notices', search)), call)),
  ],
  notice: ({ call, params }) => [
    toPageQuery(noticeQuery(params.slug ?? '', call)),
    toPageQuery(currentNoticesQuery(undefined, call)),
  ],
  subscriptions: ({ call }) => [toPageQuery(subscriptionQuery(undefined, call))],
  subscription: ({ call, params }) => [toPageQuery(subscriptionQuery(params.token ?? '', call))],
  registrations: nothing,
  registration: ({ call, params: { token = '' } }) => [
    toPageQuery(registrationQuery(token, call)),
    toPageQuery(passQuery(token, call)),
  ],
  team: ({ call }) => [toPageQuery(teamQuery(call)), toPageQuery(teamPageQuery(call))],
  member: ({ call, params }) => [toPageQuery(memberPageQuery(params.name ?? '', call))],
  contact: ({ call, search }) => {
    const eventId = readEventId(queryReaderOf('contact', search)('about'))
    return [
      toPageQuery(contactPageQuery(call)),
      toPageQuery(departmentHeadsQuery(call)),
      ...(eventId ? [toPageQuery(eventQuery(eventId, call))] : []),
    ]
  },
  search: ({ call, search }) => {
    const view = readSearchView(queryReaderOf('search', search))
    return view.q ? [toPageQuery(searchQuery(view, call))] : []
  },
  privacy: ({ call }) => [toPageQuery(privacyQuery(call))],
  terms: ({ call }) => [toPageQuery(termsQuery(call))],
  disclosure: ofRegister,
  'disclosure-print': ofRegister,
  page: ({ call, params }) => [toPageQuery(pageQuery(params.slug ?? '', call))],
  event: ({ call, params }) => [
    toPageQuery(eventQuery(params.eventId ?? '', call)),
    toPageQuery(relatedEventsQuery(call)),
    toPageQuery(eventCategoriesQuery(call)),
    toPageQuery(eventPagesQuery(call)),
    toPageQuery(seriesDatesQuery(params.eventId ?? '', call)),
    toPageQuery(seatTermsQuery(params.eventId ?? '', call)),
    toPageQuery(eventDetailsQuery(params.eventId ?? '', call)),
    toPageQuery(eventPhotosQuery(params.eventId ?? '', call)),
  ],
  verify: nothing,
  certificate: ({ call, params }) => [toPageQuery(certificateQuery(params.code ?? '', call))],
  login: besideForms,
  signup: besideForms,
  'verify-email': besideForms,
  'forgot-password': besideForms,
  'reset-password': besideForms,
  account: nothing,
  'admin-login': nothing,
  'admin-forgot-password': nothing,
  'admin-reset-password': nothing,
  'admin-invitation': nothing,
  'admin-check-in': nothing,
  admin: nothing,
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export function pageQueries(
  { page, parameters }: PageMatch,
  visit: Omit<Visit, 'params'>,
): PageQuery[] {
  const entries = Object.entries(parameters).map(([name, value]) => [name, decoded(value)])
  return loads[page.id]({ ...visit, params: Object.fromEntries(entries) })
}
