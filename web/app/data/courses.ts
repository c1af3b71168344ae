import { queryOptions } from '@tanstack/react-query'
import { catalogueOf } from 'contract/content/catalogue'
import { getCourseGroup, listCourseGroups } from 'contract/content/course-groups'
import { getCourse, listCourses } from 'contract/content/courses'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

/** All that is said of a course. */
export const courseQuery = (slug: string, call?: Call) =>
  callQuery([...siteContentKey, 'course', slug], getCourse, call, { params: { slug } })

/** All that is said of a group of courses. */
export const courseGroupQuery = (slug: string, call?: Call) =>
  callQuery([...siteContentKey, 'courseGroup', slug], getCourseGroup, call, { params: { slug } })

/** The courses of a group, as their cards tell of them. */
export const programsQuery = (groupSlug: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'programs', groupSlug],
    queryFn: async ({ signal }) =>
      (await call(listCourses, { signal })).filter(({ group }) => group === groupSlug),
  })

/** How many years each course takes, by its slug. */
export const courseYearsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'courseYears'],
    queryFn: async ({ signal }) => {
      const courses = await call(listCourses, { signal })
      return Object.fromEntries(courses.map(({ slug, durationYears }) => [slug, durationYears]))
    },
  })

const catalogueKey = [...siteContentKey, 'catalogue'] as const

/** Which courses there are now. Pages have it with their document; the panel stays open, and changes them. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: catalogueKey,
    queryFn: async ({ signal }) =>
      catalogueOf(
        ...(await Promise.all([
          browserCall(listCourseGroups, { signal }),
          browserCall(listCourses, { signal }),
        ])),
      ),
    // The document brings it; only what is written in the panel changes it here.
    staleTime: Number.POSITIVE_INFINITY,
  })
