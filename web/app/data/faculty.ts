import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { programCode } from 'contract/content/program-code'
import { type FacultyMember, listFaculty } from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'

export const facultyKey = ['faculty'] as const

export const memberPageKey = ['member page'] as const

export const facultyQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...facultyKey, 'list'],
    queryFn: ({ signal }) => call(listFaculty, { signal }),
    // Comparing thousands of members takes longer than rendering a few.
    structuralSharing: false,
  })

export const teamQuery = (call?: Call) =>
  callQuery([...facultyKey, 'team'], listFaculty, call, { query: { group: 'team' } })

export const departmentHeadsQuery = (call?: Call) =>
  callQuery([...facultyKey, 'heads'], listFaculty, call, { query: { group: 'heads' } })

export const courseFacultyQuery = (courseId: string, call?: Call) => {
  const course = programCode(courseId)
  return callQuery([...facultyKey, 'course', course], listFaculty, call, { query: { course } })
}

export function isListed(queryClient: QueryClient, memberId: string): boolean {
  const lists = queryClient.getQueriesData<FacultyMember[]>({ queryKey: facultyKey })
  return lists.some(([, members]) => members?.some(({ _id }) => _id === memberId))
}

export const memberPageQuery = (name: string, call?: Call) => {
  const slug = name.toLowerCase() // links may use any case
  return callQuery([...memberPageKey, slug], getMemberPage, call, { params: { slug } })
}
