import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ChangePasswordForm,
  changePassword,
  deleteAccount,
  endAccountSession,
  endOtherAccountSessions,
  exportAccount,
  getAccount,
  listAccountSessions,
  type ProfileForm,
  signOutEverywhere,
  updateAccount,
} from 'contract/accounts/account-settings'
import { call } from '#app/lib/call'
import { keepRememberedEmail } from '#app/lib/remembered-email'
import { type UploadProgress, upload } from '#app/lib/upload'
import { refetchCurrentUser } from './account'
import { callQuery } from './call-query'

const accountKey = ['account'] as const

/** The own account of who is signed in. */
export const accountQuery = callQuery([...accountKey, 'profile'], getAccount)

/** Where this student is signed in. */
export const accountSessionsQuery = callQuery([...accountKey, 'sessions'], listAccountSessions)

/** Everything that is kept about the student, to be downloaded right after a confirmation. */
export const ownDataFile = { url: exportAccount.url, fileName: 'my-data.json' }

/** Changes name and number, and the photo when there is one. */
export function useUpdateAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: ProfileForm } & UploadProgress) =>
      upload(onUploadProgress)(updateAccount, options),
    onSuccess: () => {
      // Nobody waits: it has been saved, and what is shown only follows.
      void queryClient.invalidateQueries({ queryKey: accountKey })
      void refetchCurrentUser(queryClient).catch(() => undefined)
    },
  })
}

/** Changes the password, which signs other devices out. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangePasswordForm) => call(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  })
}

/** Ends one session of the student; without its id, all but the present one. */
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
  return useMutation({ mutationFn: () => keepRememberedEmail(() => call(signOutEverywhere)) })
}

/** Deletes the account, given its password, or else right after the popup of Google. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call(deleteAccount, { body: password === undefined ? {} : { password } }),
  })
}
