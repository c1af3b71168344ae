import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ChangeAdminPasswordForm,
  changeAdminPassword,
  endAdminSession,
  endOtherAdminSessions,
  forgetAdminPassword,
  listAdminSessions,
  resetAdminPassword,
} from 'contract/accounts/admin-account'
import { getSettings, type Settings, updateSettings } from 'contract/content/settings'
import { call } from '#app/lib/call'

/** What the keys of all that is known of the own account begin with. */
export const accountKey = ['admin-account'] as const

/** Where this administrator is signed in. */
export const adminSessionsQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'sessions'],
    queryFn: ({ signal }) => call(listAdminSessions, { signal }),
    staleTime: 0,
  })

/** What the college has set. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(getSettings, { signal }),
    staleTime: 0,
  })

function useSessionsChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: adminSessionsQuery().queryKey })
}

/** Changes the own password, which ends all other sessions. */
export function useChangeAdminPassword() {
  const onSuccess = useSessionsChanged()
  return useMutation({
    mutationFn: (body: ChangeAdminPasswordForm) => call(changeAdminPassword, { body }),
    onSuccess,
  })
}

/** Ends the session with this id, or all but the present one. */
export function useEndAdminSessions() {
  const onSettled = useSessionsChanged()
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId ? call(endAdminSession, { params: { sessionId } }) : call(endOtherAdminSessions),
    onSettled,
  })
}

/** Sets what the college sets for itself. */
export function useUpdateSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Settings) => call(updateSettings, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey }),
  })
}

/** Has a link mailed, if the address is an administrator's. */
export function useForgetAdminPassword() {
  return useMutation({
    mutationFn: (email: string) => call(forgetAdminPassword, { body: { email } }),
  })
}

/** Sets a new password by the token of such a link. */
export function useResetAdminPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call(resetAdminPassword, { body }),
  })
}
