import {
  hashKey,
  type QueryClient,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type AdminLoginForm,
  adminLogin,
  adminLogout,
  type CurrentAdmin,
  getCurrentAdmin,
  verifyPassword,
} from 'contract/accounts/admin'
import { ApiError } from 'contract/platform/client'
import { call } from '#app/lib/call'
import { isOfSomebodyElse, setPageAccount } from '#app/lib/page-account'
import { withRememberedEmail } from '#app/lib/remembered-email'
import { mayBeSignedIn, rememberSignedIn } from '#app/lib/signed-in-here'
import { useHydrated } from '#app/lib/use-hydrated'
import { catalogueQuery } from './courses'

export type Edited = {
  record?: { _id: string }
  copyOf?: { _id: string }
  /** Saving leads back to the page of the event. */
  isFromHub?: true
  contentId?: string
  /** Name of the field of the content to begin with. */
  field?: string
  libraryId?: string
}

/** Where somebody was when the session ended. `typed`: by form, because a view can have several. */
export type Draft = {
  view: string
  edited: Edited
  start: unknown
  typed: Readonly<Record<string, unknown>>
}

/** With the typist's email: nobody else may see the draft. */
type SavedDraft = Draft & { typedBy: string }

/** In memory; after a reload the server is asked (`useSessionLoaded`). */
export type AdminSession = {
  account?: CurrentAdmin
  notice?: string
  draft?: SavedDraft
}

type Left = { notice?: string; draft?: Draft }
type Ended = Left & {
  /** Another account signed in in this browser, and stays signed in. */
  isReplaced?: boolean
}

const nobody: AdminSession = {}

const sessionKey = ['admin-session'] as const
const loadedKey = ['admin-session-loaded'] as const

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
    /** The whole draft goes with the last form. */
    dropDraft: (form = '') => update((current) => withoutTyped(current, form)),
    /** When a session ends for several reasons, the first one counts. */
    endSession: ({ isReplaced, ...left }: Ended = nobody) => {
      if (!isReplaced) rememberSignedIn(false)
      update((current) => (current.account ? endedSession(current.account.email, left) : current))
    },
  }
}

function withoutTyped({ draft, ...rest }: AdminSession, form: string): AdminSession {
  const { [form]: _dropped, ...typed } = draft?.typed ?? {}
  return draft && Object.keys(typed).length > 0 ? { ...rest, draft: { ...draft, typed } } : rest
}

function endedSession(email: string, { draft, ...left }: Left): AdminSession {
  return draft ? { ...left, draft: { ...draft, typedBy: email } } : left
}

/** They may show what the next account may not see. */
function forgetAnswers(queryClient: QueryClient): void {
  const remaining = [sessionKey, loadedKey, catalogueQuery().queryKey].map(hashKey)
  queryClient.removeQueries({ predicate: ({ queryHash }) => !remaining.includes(queryHash) })
}

export function useBeginSession(): (account: CurrentAdmin) => void {
  const queryClient = useQueryClient()
  return (account) => {
    if (isOfSomebodyElse(account._id)) forgetAnswers(queryClient)
    rememberSignedIn(true)
    setPageAccount(account._id)
    queryClient.setQueryData<AdminSession>(sessionKey, ({ draft } = nobody) => ({
      account,
      ...(draft && draft.typedBy === account.email && { draft }),
    }))
  }
}

const unauthorized = 401

/** Once per document. `isPending` until known; without an answer, retried when the connection is back. */
export function useSessionLoaded(): { isPending: boolean } {
  const beginSession = useBeginSession()
  // The server renders the page without knowing, and hydration must match.
  const isHydrated = useHydrated()
  const { isPending } = useQuery({
    queryKey: loadedKey,
    queryFn: async () => {
      if (!mayBeSignedIn()) return true
      try {
        beginSession(await call(getCurrentAdmin))
      } catch (error) {
        if (!(error instanceof ApiError && error.status === unauthorized)) throw error
        rememberSignedIn(false)
      }
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { isPending: !isHydrated || (isPending && mayBeSignedIn()) }
}

export function useRefreshAccount() {
  const queryClient = useQueryClient()
  return async () => {
    const account = await call(getCurrentAdmin)
    queryClient.setQueryData<AdminSession>(sessionKey, (session) =>
      session?.account?._id === account._id ? { ...session, account } : session,
    )
  }
}

export function useAdminLogin() {
  const beginSession = useBeginSession()
  return useMutation({
    mutationFn: (body: AdminLoginForm) => call(adminLogin, { body }),
    onSuccess: ({ account }) => {
      if (account) beginSession(account)
    },
  })
}

/** Required before deleting a member. */
export const useVerifyPassword = () =>
  useMutation({
    mutationFn: (password: string) => call(verifyPassword, { body: { password } }),
  })

/** `onSettled` runs even after the caller has unmounted. */
export function useAdminLogout(onSettled: () => void) {
  return useMutation({
    mutationFn: () => withRememberedEmail(() => call(adminLogout)),
    onSettled,
  })
}
