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
import { getTermsOfUse } from 'contract/content/terms'
import type { ContentTypeName } from 'contract/content/types'
import type { Call, JsonEndpoint } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'

export const siteContentKey = ['content'] as const

const contentQuery =
  <E extends JsonEndpoint>(name: ContentTypeName, endpoint: E) =>
  (call?: Call) =>
    callQuery([...siteContentKey, name], endpoint, call)

export const homeQuery = contentQuery('home', getHome)

export const slidesQuery = contentQuery('slides', getSlides)

export const eventSlidesQuery = contentQuery('eventSlides', getEventSlides)

export const campusQuery = contentQuery('campus', getCampus)

export const aboutQuery = contentQuery('about', getAbout)

export const numbersQuery = contentQuery('numbers', getNumbers)

export const accountPagesQuery = contentQuery('accountPages', getAccountPages)

export const contactPageQuery = contentQuery('contactPage', getContactPage)

export const teamPageQuery = contentQuery('teamPage', getTeamPage)

export const eventPagesQuery = contentQuery('eventPages', getEventPages)

export const coursePagesQuery = contentQuery('coursePages', getCoursePages)

export const privacyQuery = contentQuery('privacy', getPrivacy)

export const termsQuery = contentQuery('terms', getTermsOfUse)

export const pageQuery = (name: string, call?: Call) => {
  const slug = name.toLowerCase() // links may use any case
  return callQuery([...siteContentKey, 'page', slug], getPage, call, { params: { slug } })
}

/** How often an open page checks for alerts. */
export const alertsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'alerts'],
    queryFn: ({ signal }) => call(listAlerts, { signal }),
  })
