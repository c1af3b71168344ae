import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'

export type DeliveredQuery = { queryKey: QueryKey; data: unknown }

/** Errors themselves can't be serialised. */
export type QueryFailure = { queryKey: QueryKey; status: number; message: string }

const answerFreshMilliseconds = 10_000

/** Offline, a call fails like any other instead of waiting. */
const networkMode = 'always'

const isTransient = (error: Error) =>
  !(error instanceof ApiError) || [0, 503].includes(error.status)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode },
      queries: {
        networkMode,
        // `networkMode: 'always'` turns this off; failed queries should retry on reconnect.
        refetchOnReconnect: true,
        staleTime: answerFreshMilliseconds,
        retry: (failures, error) => failures < 1 && isTransient(error),
        // Failures that came with the page are shown; `restoreAnswers` marks them with this timestamp.
        retryOnMount: (query) => query.state.errorUpdatedAt !== 0,
      },
    },
  })
}

/** Answers count as fresh on arrival: a cached page is dropped when one of them changes. */
export function restoreAnswers(
  client: QueryClient,
  answers: readonly DeliveredQuery[],
  failures: readonly QueryFailure[],
): void {
  for (const { queryKey, data } of answers) client.setQueryData(queryKey, data)
  for (const { queryKey, status, message } of failures) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: new ApiError(status, { message }), errorUpdatedAt: 0 })
  }
}
