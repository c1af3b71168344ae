import { queryOptions } from '@tanstack/react-query'
import { getAbout } from 'contract/content/about'
import { getAccountPages } from 'contract/content/account-pages'
import { listAlerts } from 'contract/content/alerts'
import { getCampus } from 'contract/content/campus'
import { getContactPage } from 'contract/content/contact-page'
import { getCoursePages } from 'contract/content/course-pages'
import { getEventPages } from 'contract/content/event-pages'
import { getEventSlides } from 'contract/content/event-slides'
import { getHome } from 'contract/content/home'
import { getNumbers } from 'contract/content/numbers'
import { getPage } from 'contract/content/page'
import { getPrivacy } from 'contract/content/privacy'
import { getSlides } from 'contract/content/slides'
import { getTeamPage } from 'contract/content/team-page'
import { getTerms } from 'contract/content/terms'
import type { ContentTypeName } from 'contract/content/types'
import type { Call, JsonEndpoint } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'

/** What the keys of all that the college writes itself begin with. */
export const siteContentKey = ['content'] as const

/** What the college has written of one type. */
const contentQuery =
  <E extends JsonEndpoint>(name: ContentTypeName, endpoint: E) =>
  (call?: Call) =>
    callQuery([...siteContentKey, name], endpoint, call)

/** What the home page says. */
export const homeQuery = contentQuery('home', getHome)

/** The slides of the home page. */
export const slidesQuery = contentQuery('slides', getSlides)

/** The slides of the page of events. */
export const eventSlidesQuery = contentQuery('eventSlides', getEventSlides)

/** Facilities and pictures of the campus. */
export const campusQuery = contentQuery('campus', getCampus)

/** What the page about the college says. */
export const aboutQuery = contentQuery('about', getAbout)

/** The college in numbers. */
export const numbersQuery = contentQuery('numbers', getNumbers)

/** What the pages of student accounts show besides their forms. */
export const accountPagesQuery = contentQuery('accountPages', getAccountPages)

/** What the contact page says of itself. */
export const contactPageQuery = contentQuery('contactPage', getContactPage)

/** What the page of the team says of itself. */
export const teamPageQuery = contentQuery('teamPage', getTeamPage)

/** What the pages of events say besides events. */
export const eventPagesQuery = contentQuery('eventPages', getEventPages)

/** What the pages of all courses and groups have in common. */
export const coursePagesQuery = contentQuery('coursePages', getCoursePages)

/** What the page on privacy says. */
export const privacyQuery = contentQuery('privacy', getPrivacy)

/** What the page of terms says. */
export const termsQuery = contentQuery('terms', getTerms)

/** A page that the college has made itself, by its address or one that it had before. */
export const pageQuery = (name: string, call?: Call) => {
  const slug = name.toLowerCase() // in whatever case a link has it
  return callQuery([...siteContentKey, 'page', slug], getPage, call, { params: { slug } })
}

/** So often an open page asks what stands over it. */
const alertsEveryMilliseconds = 60_000

/** What stands over every page, the gravest first. */
export const alertsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'alerts'],
    queryFn: ({ signal }) => call(listAlerts, { signal }),
    refetchInterval: alertsEveryMilliseconds,
  })
