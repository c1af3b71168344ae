import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AdminLoginForm,
  adminLogin,
  adminLogout,
  type CurrentAdmin,
  getCurrentAdmin,
  verifyPassword,
} from 'contract/accounts/admin'
import { Refusal } from 'contract/platform/client'
import { call } from '#app/lib/call'
import { keepRememberedEmail } from '#app/lib/remembered-email'
import { mayBeSignedIn, sayIsSignedIn } from '#app/lib/signed-in-here'
import { useHydrated } from '#app/lib/use-hydrated'

/** What a form of the panel changes; empty while it makes something new. */
export type Edited = {
  record?: { _id: string }
  /** A new one begins with what this one says. */
  copyOf?: { _id: string }
  contentId?: string
  libraryId?: string
}

/** What an administrator had typed when the session ended, and into which form. */
export type Draft = { view: string; edited: Edited; values: unknown }

/** A draft and the email of who typed it: nobody else is to find it. */
type KeptDraft = Draft & { typedBy: string }

/** Who uses the panel. Kept in memory; a document that is loaded anew asks the server (`useSessionFound`). */
export type AdminSession = {
  account?: CurrentAdmin
  /** Why the last session ended, for the login page. */
  notice?: string
  draft?: KeptDraft
}

/** What the next session has to know when nobody asked for the end. */
type Left = { notice?: string; draft?: Draft }

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
    dropDraft: () => update(({ draft: _dropped, ...rest }) => rest),
    /** Of several ends the first one tells what is left. */
    endSession: (left: Left = nobody) => {
      sayIsSignedIn(false)
      update((current) => (current.account ? endedSession(current.account.email, left) : current))
    },
  }
}

function endedSession(email: string, { draft, ...left }: Left): AdminSession {
  return draft ? { ...left, draft: { ...draft, typedBy: email } } : left
}

/** Shows the panel to who has logged in. */
export function useBeginSession(): (account: CurrentAdmin) => void {
  const queryClient = useQueryClient()
  return (account) => {
    sayIsSignedIn(true)
    queryClient.setQueryData<AdminSession>(sessionKey, ({ draft } = nobody) => ({
      account,
      ...(draft && draft.typedBy === account.email && { draft }),
    }))
  }
}

const unauthorized = 401

/**
 * Finds out who is signed in, once for each document that is loaded. `isPending` until it is known; without an answer from
 * the server it stays unknown, is nobody for the pages, and is asked again when the connection is back.
 */
export function useSessionFound(): { isPending: boolean } {
  const beginSession = useBeginSession()
  // The server draws the page without knowing, and it is taken over as it came.
  const isHydrated = useHydrated()
  const { isPending } = useQuery({
    queryKey: ['admin-session-found'],
    queryFn: async () => {
      if (!mayBeSignedIn()) return true
      try {
        beginSession(await call(getCurrentAdmin))
      } catch (error) {
        if (!(error instanceof Refusal && error.status === unauthorized)) throw error
        sayIsSignedIn(false)
      }
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { isPending: !isHydrated || (isPending && mayBeSignedIn()) }
}

/** Asks the server again who is signed in, and what the account may do. */
export function useRefreshAccount() {
  const queryClient = useQueryClient()
  return async () => {
    const account = await call(getCurrentAdmin)
    queryClient.setQueryData<AdminSession>(sessionKey, (session) =>
      session?.account ? { ...session, account } : session,
    )
  }
}

/** Logs in, unless the answer tells of a second step that is to come. */
export function useAdminLogin() {
  const beginSession = useBeginSession()
  return useMutation({
    mutationFn: (body: AdminLoginForm) => call(adminLogin, { body }),
    onSuccess: ({ account }) => {
      if (account) beginSession(account)
    },
  })
}

/** Proves that it is still the administrator: a deletion of a member may follow. */
export function useVerifyPassword() {
  return useMutation({
    mutationFn: (password: string) => call(verifyPassword, { body: { password } }),
  })
}

/** Tells the server. `onSettled` is called even when what asked for it has gone by then. */
export function useAdminLogout(onSettled: () => void) {
  return useMutation({
    mutationFn: () => keepRememberedEmail(() => call(adminLogout)),
    onSettled,
  })
}
