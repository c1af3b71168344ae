import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { programCode } from 'contract/content/program-code'
import { type FacultyMember, listFaculty } from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'

/** What the keys of all that is known of members begin with. */
export const facultyKey = ['faculty'] as const

/** What the keys of pages of members begin with. */
export const memberPageKey = ['member page'] as const

/** All faculty and staff, by rank. */
export const facultyQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...facultyKey, 'list'],
    queryFn: ({ signal }) => call(listFaculty, { signal }),
    // Comparing thousands of members with the former ones takes longer than drawing a few of them.
    structuralSharing: false,
  })

/** Who leads and manages the college, by rank. */
export const teamQuery = (call?: Call) =>
  callQuery([...facultyKey, 'team'], listFaculty, call, { query: { group: 'team' } })

/** Who heads a department. */
export const departmentHeadsQuery = (call?: Call) =>
  callQuery([...facultyKey, 'heads'], listFaculty, call, { query: { group: 'heads' } })

/** Who teaches a course, by rank. */
export const courseFacultyQuery = (courseId: string, call?: Call) => {
  const course = programCode(courseId)
  return callQuery([...facultyKey, 'course', course], listFaculty, call, { query: { course } })
}

/** Whether a member with this id is on one of the lists that were loaded. */
export function isListed(queryClient: QueryClient, memberId: string): boolean {
  const lists = queryClient.getQueriesData<FacultyMember[]>({ queryKey: facultyKey })
  return lists.some(([, members]) => members?.some(({ _id }) => _id === memberId))
}

/** What the page of somebody tells, by its address or one that it had before. */
export const memberPageQuery = (name: string, call?: Call) => {
  const slug = name.toLowerCase() // in whatever case a link has it
  return callQuery([...memberPageKey, slug], getMemberPage, call, { params: { slug } })
}
