import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCurrentUser, type User } from 'contract/accounts/account'
import { Refusal } from 'contract/platform/client'
import { useEffect } from 'react'
import { isKnownVisitor } from '#app/framework/delivery/returning-visitor'
import { call } from '#app/lib/call'
import { onReturn } from '#app/lib/on-return'
import { isStudentHere, noteStudentHere } from '#app/lib/student-here'

/** Empty until it is known, null when nobody is signed in. */
export type CurrentUser = User | null | ''

const nobodySignedIn = 400

async function fetchCurrentUser(): Promise<User | null> {
  try {
    const user = await call(getCurrentUser)
    noteStudentHere(true)
    return user
  } catch (error) {
    if (error instanceof Refusal && error.status === nobodySignedIn) {
      noteStudentHere(false)
      return null
    }
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and nothing shown
    console.error('Error fetching current user', error)
    throw error
  }
}

/** Asked once per document, and again when `refetchCurrentUser` says so; a failure leaves what was known. */
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
  return { user, isLoading: isFetching }
}

/** Asks again when a page comes back from the history and somebody has signed in or out since. */
export function useUserOnReturn(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onReturn(() => {
        const isShown = Boolean(queryClient.getQueryData(currentUserQuery.queryKey))
        if (isShown !== isStudentHere()) void refetchCurrentUser(queryClient).catch(() => undefined) // logged, and the page stays as it was
      }),
    [queryClient],
  )
}

/** Asks who is signed in, after a login or sign-up. Rejects when that cannot be found out. */
export function refetchCurrentUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.fetchQuery({ ...currentUserQuery, queryFn: fetchCurrentUser, staleTime: 0 })
}

/** Puts in what is known to have changed of who is signed in. */
export function changeCurrentUser(queryClient: QueryClient, changes: Partial<User>): void {
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...changes })
}
