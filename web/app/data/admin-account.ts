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

export const accountKey = ['admin-account'] as const

export const adminSessionsQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'sessions'],
    queryFn: ({ signal }) => call(listAdminSessions, { signal }),
    staleTime: 0,
  })

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

export function useChangeAdminPassword() {
  const onSuccess = useSessionsChanged()
  return useMutation({
    mutationFn: (body: ChangeAdminPasswordForm) => call(changeAdminPassword, { body }),
    onSuccess,
  })
}

export function useEndAdminSessions() {
  const onSettled = useSessionsChanged()
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId ? call(endAdminSession, { params: { sessionId } }) : call(endOtherAdminSessions),
    onSettled,
  })
}

export function useUpdateSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: Settings) => {
      const seen = queryClient.getQueryData(settingsQuery().queryKey)
      return call(updateSettings, { body: { ...form, ...(seen && { seen }) } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey }),
  })
}

export function useForgetAdminPassword() {
  return useMutation({
    mutationFn: (email: string) => call(forgetAdminPassword, { body: { email } }),
  })
}

export function useResetAdminPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call(resetAdminPassword, { body }),
  })
}
