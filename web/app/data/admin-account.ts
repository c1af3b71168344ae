import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export const accountKey = ['admin-account'] as const

export const adminSessionsQuery = () => freshQuery([...accountKey, 'sessions'], listAdminSessions)

export const settingsQuery = () => freshQuery(['settings'], getSettings)

export const useChangeAdminPassword = () =>
  useMutation({
    mutationFn: (body: ChangeAdminPasswordForm) => call(changeAdminPassword, { body }),
    onSuccess: useRefetch(adminSessionsQuery().queryKey),
  })

export const useEndAdminSessions = () =>
  useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId ? call(endAdminSession, { params: { sessionId } }) : call(endOtherAdminSessions),
    onSettled: useRefetch(adminSessionsQuery().queryKey),
  })

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

export const useForgetAdminPassword = () =>
  useMutation({
    mutationFn: (email: string) => call(forgetAdminPassword, { body: { email } }),
  })

export const useResetAdminPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call(resetAdminPassword, { body }),
  })
