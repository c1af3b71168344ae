import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AdminLoginForm, adminLogin, adminLogout } from 'contract/admin'
import type { Event, EventUpdateForm } from 'contract/events'
import { call } from '#app/lib/call'
import { keepRememberedEmail } from '#app/lib/remembered-email'

/** What an administrator had typed when the session ended. */
export type EventDraft = { event: Event | undefined; values: EventUpdateForm }

/** Who uses the panel. Kept in memory only, so that a reload logs out, whatever the server's cookie says. */
export type AdminSession = {
  email?: string
  /** Why the last session ended, for the login page. */
  notice?: string
  draft?: EventDraft
}

const nobody: AdminSession = {}

const sessionKey = ['admin-session'] as const

export function useAdminSession() {
  const queryClient = useQueryClient()
  const { data: session = nobody } = useQuery<AdminSession>({
    queryKey: sessionKey,
    queryFn: skipToken,
    initialData: nobody,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const update = (change: (session: AdminSession) => AdminSession) =>
    queryClient.setQueryData<AdminSession>(sessionKey, (current = nobody) => change(current))
  return {
    session,
    keepDraft: (draft: EventDraft) => update((current) => ({ ...current, draft })),
    dropDraft: () => update(({ draft: _dropped, ...rest }) => rest),
    /** With a notice for the login page when nobody asked for the end. */
    endSession: (notice?: string) => update(() => (notice ? { notice } : nobody)),
  }
}

export function useAdminLogin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AdminLoginForm) => call(adminLogin, { body }),
    onSuccess: (_answer, { email }) =>
      queryClient.setQueryData<AdminSession>(sessionKey, ({ draft } = nobody) => ({
        email: email.trim(),
        ...(draft && { draft }),
      })),
  })
}

export function useAdminLogout() {
  return useMutation({ mutationFn: () => keepRememberedEmail(() => call(adminLogout)) })
}
