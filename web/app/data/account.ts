import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCurrentUser, type User } from 'contract/accounts/account'
import { ApiError } from 'contract/platform/client'
import { useEffect } from 'react'
import { isKnownVisitor } from '#app/framework/delivery/returning-visitor'
import { call } from '#app/lib/call'
import { onReturn } from '#app/lib/on-return'
import { setPageAccount } from '#app/lib/page-account'
import { onOtherStudent, rememberStudent, studentHere } from '#app/lib/student-here'
import { useHydrated } from '#app/lib/use-hydrated'

/** Empty until known, null when nobody is signed in (as specified). */
export type CurrentUser = User | null | ''

const nobodySignedIn = 400

async function fetchCurrentUser(): Promise<User | null> {
  try {
    const user = await call(getCurrentUser)
    rememberStudent(user._id)
    setPageAccount(user._id)
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === nobodySignedIn) {
      rememberStudent(undefined)
      setPageAccount(undefined)
      return null
    }
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged and not shown
    console.error('Error fetching current user', error)
    throw error
  }
}

/** Fetched once per document; a failure keeps the last value. */
const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async () => (isKnownVisitor() ? null : fetchCurrentUser()),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
})

export function useCurrentUser(): { user: CurrentUser; isLoading: boolean } {
  const { data: user = '', isFetching } = useQuery(currentUserQuery)
  // Another island may know already.
  const isHydrated = useHydrated()
  return isHydrated ? { user, isLoading: isFetching } : { user: '', isLoading: true }
}

/** For pages from the back/forward cache, and if another tab is used to sign in or out. */
export function useUserOnReturn(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const check = () => {
      const visible = queryClient.getQueryData(currentUserQuery.queryKey)
      if (visible?._id !== studentHere()) recheckCurrentUser(queryClient)
    }
    const endings = [onReturn(check), onOtherStudent(check)]
    return () => {
      for (const end of endings) end()
    }
  }, [queryClient])
}

export function refetchCurrentUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.fetchQuery({ ...currentUserQuery, queryFn: fetchCurrentUser, staleTime: 0 })
}

/** In the background: if it fails, the page stays as it was. */
export function recheckCurrentUser(queryClient: QueryClient): void {
  void refetchCurrentUser(queryClient).catch(() => undefined)
}

export function changeCurrentUser(queryClient: QueryClient, changes: Partial<User>): void {
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...changes })
}
