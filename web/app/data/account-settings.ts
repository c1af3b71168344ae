import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changePassword,
  deleteAccount,
  endAccountSession,
  endOtherAccountSessions,
  exportAccount,
  getAccount,
  listAccountSessions,
  type PasswordChange,
  type StudentProfileForm,
  signOutEverywhere,
  updateAccount,
} from 'contract/accounts/account-settings'
import { call } from '#app/lib/call'
import { withRememberedEmail } from '#app/lib/remembered-email'
import { type UploadOptions, uploadCall } from '#app/lib/upload'
import { recheckCurrentUser } from './account'
import { callQuery } from './call-query'

const accountKey = ['account'] as const

export const accountQuery = callQuery([...accountKey, 'profile'], getAccount)

export const accountSessionsQuery = callQuery([...accountKey, 'sessions'], listAccountSessions)

export const ownDataFile = { url: exportAccount.url, fileName: 'my-data.json' }

export function useUpdateAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: StudentProfileForm } & UploadOptions) =>
      uploadCall(onUploadProgress)(updateAccount, options),
    onSuccess: () => {
      // The save doesn't wait for the refetch.
      void queryClient.invalidateQueries({ queryKey: accountKey })
      recheckCurrentUser(queryClient)
    },
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  })
}

export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId === undefined
        ? call(endOtherAccountSessions)
        : call(endAccountSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  })
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => withRememberedEmail(() => call(signOutEverywhere)) })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call(deleteAccount, { body: password === undefined ? {} : { password } }),
  })
}
