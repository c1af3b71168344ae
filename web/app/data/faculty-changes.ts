import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createMember,
  deleteMember,
  type MemberForm,
  type MemberUpdateForm,
  updateMember,
} from 'contract/faculty'
import { call } from '#app/lib/call'
import { type UploadProgress, upload } from '#app/lib/upload'
import { facultyKey } from './faculty'

function useFacultyChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: facultyKey })
}

/** Enters somebody. */
export function useCreateMember() {
  const onSuccess = useFacultyChanged()
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: MemberForm } & UploadProgress) =>
      upload(onUploadProgress)(createMember, options),
    onSuccess,
  })
}

/** Changes a member; the photo stays when none is given. */
export function useUpdateMember() {
  const onSuccess = useFacultyChanged()
  return useMutation({
    mutationFn: ({
      memberId,
      onUploadProgress,
      ...options
    }: { memberId: string; body: MemberUpdateForm } & UploadProgress) =>
      upload(onUploadProgress)(updateMember, { params: { memberId }, ...options }),
    onSuccess,
  })
}

/** Deletes a member by the id, once after the password was verified. */
export function useDeleteMember() {
  const onSuccess = useFacultyChanged()
  return useMutation({
    mutationFn: (memberId: string) => call(deleteMember, { params: { memberId } }),
    onSuccess,
  })
}
