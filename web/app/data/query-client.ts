import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { Refusal } from 'contract/platform/client'

/** A call that was answered while its page was rendered. */
export type Answer = { queryKey: QueryKey; data: unknown }

/** A call that failed while its page was rendered; errors themselves do not travel. */
export type QueryFailure = { queryKey: QueryKey; status: number; message: string }

/** For so long an answer is not asked for again. */
const answerFreshMilliseconds = 10_000

/** Without a connection a call fails, and is told as every failure: it neither waits nor is made later by itself. */
const networkMode = 'always'

const isTransient = (error: Error) => !(error instanceof Refusal) || [0, 503].includes(error.status)

/** The store of answers for one page on the server, or for one visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode },
      queries: {
        networkMode,
        // This mode would leave it out: what could not be had is asked for when the connection is back.
        refetchOnReconnect: true,
        staleTime: answerFreshMilliseconds,
        retry: (failures, error) => failures < 1 && isTransient(error),
        // A failure that came with the page is shown as it is; `restoreAnswers` marks it by this instant.
        retryOnMount: (query) => query.state.errorUpdatedAt !== 0,
      },
    },
  })
}

/**
 * Puts in what came with the page, so that both sides draw the same. Answers count as fresh when the page arrives: a kept
 * page is dropped as soon as one of them changes.
 */
export function restoreAnswers(
  client: QueryClient,
  answers: readonly Answer[],
  failures: readonly QueryFailure[],
): void {
  for (const { queryKey, data } of answers) client.setQueryData(queryKey, data)
  for (const { queryKey, status, message } of failures) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: new Refusal(status, { message }), errorUpdatedAt: 0 })
  }
}
