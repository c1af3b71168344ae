import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/client'
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
import { call as browserCall } from '#app/lib/call'

/** What the keys of all that the college writes itself begin with. */
export const siteContentKey = ['content'] as const

/** What the college has written of one type. */
const contentQuery =
  <Answer>(name: ContentTypeName, ask: (call: Call, signal: AbortSignal) => Promise<Answer>) =>
  (call: Call = browserCall) =>
    queryOptions({
      queryKey: [...siteContentKey, name],
      queryFn: ({ signal }) => ask(call, signal),
    })

/** What the home page says. */
export const homeQuery = contentQuery('home', (call, signal) => call(getHome, { signal }))

/** The slides of the home page. */
export const slidesQuery = contentQuery('slides', (call, signal) => call(getSlides, { signal }))

/** The slides of the page of events. */
export const eventSlidesQuery = contentQuery('eventSlides', (call, signal) =>
  call(getEventSlides, { signal }),
)

/** Facilities and pictures of the campus. */
export const campusQuery = contentQuery('campus', (call, signal) => call(getCampus, { signal }))

/** What the page about the college says. */
export const aboutQuery = contentQuery('about', (call, signal) => call(getAbout, { signal }))

/** The college in numbers. */
export const numbersQuery = contentQuery('numbers', (call, signal) => call(getNumbers, { signal }))

/** What the pages of student accounts show besides their forms. */
export const accountPagesQuery = contentQuery('accountPages', (call, signal) =>
  call(getAccountPages, { signal }),
)

/** What the contact page says of itself. */
export const contactPageQuery = contentQuery('contactPage', (call, signal) =>
  call(getContactPage, { signal }),
)

/** What the page of the team says of itself. */
export const teamPageQuery = contentQuery('teamPage', (call, signal) =>
  call(getTeamPage, { signal }),
)

/** What the pages of events say besides events. */
export const eventPagesQuery = contentQuery('eventPages', (call, signal) =>
  call(getEventPages, { signal }),
)

/** What the pages of all courses and groups have in common. */
export const coursePagesQuery = contentQuery('coursePages', (call, signal) =>
  call(getCoursePages, { signal }),
)

/** What the page on privacy says. */
export const privacyQuery = contentQuery('privacy', (call, signal) => call(getPrivacy, { signal }))

/** What the page of terms says. */
export const termsQuery = contentQuery('terms', (call, signal) => call(getTerms, { signal }))

/** A page that the college has made itself, by its address or one that it had before. */
export const pageQuery = (name: string, call: Call = browserCall) => {
  const slug = name.toLowerCase() // in whatever case a link has it
  return queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: ({ signal }) => call(getPage, { params: { slug }, signal }),
  })
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
