import { useMutation } from '@tanstack/react-query'
import {
  approveProfile,
  getOwnProfile,
  listProfileChanges,
  type MemberProfileForm,
  returnProfile,
  updateOwnProfile,
  withdrawProfile,
} from 'contract/people/own-profile'
import type { ResponseOf } from 'contract/platform/client'
import { call } from '#app/lib/call'
import { type UploadOptions, uploadCall } from '#app/lib/upload'
import { facultyKey } from './faculty'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export type OwnProfile = ResponseOf<typeof getOwnProfile>

export const ownProfileQuery = () => freshQuery(['own-profile'], getOwnProfile)

export const profileChangesQuery = () => freshQuery(['profile-changes'], listProfileChanges)

const useProfilesChanged = () =>
  useRefetch(ownProfileQuery().queryKey, profileChangesQuery().queryKey, facultyKey)

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: ({ onUploadProgress, body }: { body: MemberProfileForm } & UploadOptions) =>
      uploadCall(onUploadProgress)(updateOwnProfile, { body }),
    onSuccess: useProfilesChanged(),
  })

export const useWithdrawProfile = () =>
  useMutation({ mutationFn: () => call(withdrawProfile), onSuccess: useProfilesChanged() })

type Seen = { _id: string; sentAt: string }

export const useApproveProfile = () =>
  useMutation({
    mutationFn: ({ _id, sentAt }: Seen) =>
      call(approveProfile, { params: { _id }, body: { sentAt } }),
    onSettled: useProfilesChanged(),
  })

export const useReturnProfile = () =>
  useMutation({
    mutationFn: ({ _id, ...body }: Seen & { note: string }) =>
      call(returnProfile, { params: { _id }, body }),
    onSettled: useProfilesChanged(),
  })
