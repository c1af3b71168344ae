import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from 'contract/client'
import {
  createMember,
  deleteMember,
  type FacultyMember,
  listFaculty,
  type MemberForm,
  type MemberUpdateForm,
  updateMember,
} from 'contract/faculty'
import { programCode } from 'contract/program-code'
import { call as browserCall, type UploadProgress } from '#app/lib/call'

const facultyKey = ['faculty'] as const

/** All faculty and staff, by rank. */
export const facultyQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...facultyKey, 'list'],
    queryFn: ({ signal }) => call(listFaculty, { signal }),
    // Comparing thousands of members with the former ones takes longer than drawing a few of them.
    structuralSharing: false,
  })

/** Who leads and manages the college, by rank. */
export const teamQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...facultyKey, 'team'],
    queryFn: ({ signal }) => call(listFaculty, { query: { group: 'team' }, signal }),
  })

/** Who heads a department. */
export const departmentHeadsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...facultyKey, 'heads'],
    queryFn: ({ signal }) => call(listFaculty, { query: { group: 'heads' }, signal }),
  })

/** Who teaches a course, by rank. */
export const courseFacultyQuery = (courseId: string, call: Call = browserCall) => {
  const course = programCode(courseId)
  return queryOptions({
    queryKey: [...facultyKey, 'course', course],
    queryFn: ({ signal }) => call(listFaculty, { query: { course }, signal }),
  })
}

/** Whether a member with this id is on one of the lists that were loaded. */
export function isListed(queryClient: QueryClient, memberId: string): boolean {
  const lists = queryClient.getQueriesData<FacultyMember[]>({ queryKey: facultyKey })
  return lists.some(([, members]) => members?.some(({ _id }) => _id === memberId))
}

function useFacultyChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: facultyKey })
}

/** Enters somebody. */
export function useCreateMember() {
  const onSuccess = useFacultyChanged()
  return useMutation({
    mutationFn: (options: { body: MemberForm } & UploadProgress) =>
      browserCall(createMember, options),
    onSuccess,
  })
}

/** Changes a member; the photo stays when none is given. */
export function useUpdateMember() {
  const onSuccess = useFacultyChanged()
  return useMutation({
    mutationFn: ({
      memberId,
      ...options
    }: { memberId: string; body: MemberUpdateForm } & UploadProgress) =>
      browserCall(updateMember, { params: { memberId }, ...options }),
    onSuccess,
  })
}

/** Deletes a member by the id, once after the password was verified. */
export function useDeleteMember() {
  const onSuccess = useFacultyChanged()
  return useMutation({
    mutationFn: (memberId: string) => browserCall(deleteMember, { params: { memberId } }),
    onSuccess,
  })
}
