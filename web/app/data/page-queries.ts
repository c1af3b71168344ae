import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { findCourse, findCourseGroup } from 'college/course-list'
import { readEventId } from 'college/message-topics'
import type { Call } from 'contract/client'
import { matchPath, type Params } from 'react-router'
import { readEventsView } from '#app/lib/events-view'
import { courseTextQuery, programsQuery } from './courses'
import { comingEventsQuery, eventQuery, eventsOverviewQuery, relatedEventsQuery } from './events'
import { courseFacultyQuery, departmentHeadsQuery, teamQuery } from './faculty'

type Visit = { call: Call; params: Params; search: URLSearchParams }
type PageQuery = { queryKey: QueryKey; queryFn: QueryFunction }

// The cast is safe: a query function is only ever called with the key of its own query.
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

/** What each page needs before it can be rendered; undefined when its address names nothing. */
const pages: Record<string, (visit: Visit) => PageQuery[] | undefined> = {
  '/': ({ call }) => [toPageQuery(comingEventsQuery(call))],
  '/about': () => [],
  '/privacy': () => [],
  '/terms': () => [],
  '/contact': ({ call, search }) => {
    const eventId = readEventId(search.get('about') ?? undefined)
    return [
      toPageQuery(departmentHeadsQuery(call)),
      ...(eventId ? [toPageQuery(eventQuery(eventId, call))] : []),
    ]
  },
  '/courses/:courseType': ({ params }) => {
    const group = findCourseGroup(params.courseType)
    return group && [toPageQuery(programsQuery(group.type))]
  },
  '/course/:courseId': ({ call, params }) => {
    const course = findCourse(params.courseId)
    return (
      course && [
        toPageQuery(courseTextQuery(course.id)),
        toPageQuery(courseFacultyQuery(course.id, call)),
      ]
    )
  },
  '/our-team': ({ call }) => [toPageQuery(teamQuery(call))],
  '/events': ({ call, search }) => [toPageQuery(eventsOverviewQuery(readEventsView(search), call))],
  '/event/:eventId': ({ call, params }) => [
    toPageQuery(eventQuery(params.eventId ?? '', call)),
    toPageQuery(relatedEventsQuery(call)),
  ],
  '/login': () => [],
  '/signup': () => [],
  '/verify-email': () => [],
  '/forgot-password': () => [],
  '/reset-password/:token': () => [],
  '/account': () => [],
  '/admin': () => [],
  '/adminlogin': () => [],
  '/adminlogin/forgot': () => [],
  '/adminlogin/reset': () => [],
}

/** The queries of the page at an address; undefined when there is no such page. */
export function pageQueries(url: URL, call: Call): PageQuery[] | undefined {
  for (const [pattern, queries] of Object.entries(pages)) {
    const match = matchPath(pattern, url.pathname)
    if (match) return queries({ call, params: match.params, search: url.searchParams })
  }
  return undefined
}
