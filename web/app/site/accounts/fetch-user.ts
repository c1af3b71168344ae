import type { QueryClient } from '@tanstack/react-query'
import { refetchCurrentUser } from '#app/data/account'

/** Milliseconds before the first and the second try. */
export type FetchDelays = { first: number; second: number }

export const passwordDelays: FetchDelays = { first: 500, second: 1000 }
export const googleDelays: FetchDelays = { first: 1500, second: 2000 }

export type FetchLog = {
  onFailure?: (error: Error) => void
  onRetryFailure?: (error: Error) => void
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function failureOfFetch(queryClient: QueryClient): Promise<Error | undefined> {
  try {
    const user = await refetchCurrentUser(queryClient)
    return user ? undefined : new Error('Nobody is signed in')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The delays and the single retry are specified. */
export async function fetchUser(
  queryClient: QueryClient,
  delays: FetchDelays,
  log: FetchLog = {},
): Promise<boolean> {
  await wait(delays.first)
  const failure = await failureOfFetch(queryClient)
  if (!failure) return true
  log.onFailure?.(failure)
  await wait(delays.second)
  const retryFailure = await failureOfFetch(queryClient)
  if (retryFailure) log.onRetryFailure?.(retryFailure)
  return !retryFailure
}
