import { queryOptions } from '@tanstack/react-query'
import { catalogueOf } from 'contract/content/catalogue'
import { getCourseGroup, listCourseGroups } from 'contract/content/course-groups'
import { getCourse, listCourses } from 'contract/content/courses'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

export const courseQuery = (slug: string, call?: Call) =>
  callQuery([...siteContentKey, 'course', slug], getCourse, call, { params: { slug } })

export const courseGroupQuery = (slug: string, call?: Call) =>
  callQuery([...siteContentKey, 'courseGroup', slug], getCourseGroup, call, { params: { slug } })

export const programsQuery = (groupSlug: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'programs', groupSlug],
    queryFn: async ({ signal }) =>
      (await call(listCourses, { signal })).filter(({ group }) => group === groupSlug),
  })

export const courseYearsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'courseYears'],
    queryFn: async ({ signal }) => {
      const courses = await call(listCourses, { signal })
      return Object.fromEntries(courses.map(({ slug, durationYears }) => [slug, durationYears]))
    },
  })

const catalogueKey = [...siteContentKey, 'catalogue'] as const

/** Pages get it with their document; the panel stays open and changes it. */
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
    // Comes with the document; only the panel changes it.
    staleTime: Number.POSITIVE_INFINITY,
  })
