import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import type { ReactElement } from 'react'
import { Loading } from '#app/components/loading'
import { NotLoaded } from '#app/components/not-loaded'
import { NotFoundScreen } from '#app/features/layout/not-found-screen'

type Ways = {
  /** Said while it is on its way. */
  loading: string
  /** The least height of the page meanwhile. */
  className?: string
  /** Shown where there is no such thing. */
  notFound?: ReactElement
}

/** What a page is about, and what is shown instead of it: before it has come, where it is not there, and after a failure. */
type Asked<Data> =
  | { data: Data; instead: undefined }
  // What has gone since it was shown is still known.
  | { data: Data | undefined; instead: ReactElement }

/** Asks for what a page is about. */
export function usePageQuery<Answered, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answered, DefaultError, Data, Key>,
  { loading, className, notFound = <NotFoundScreen /> }: Ways,
): Asked<Data> {
  const query = useQuery(options)
  const { data, error, isPending } = query
  if (isPending) return { data, instead: <Loading className={className}>{loading}</Loading> }
  if (error instanceof Refusal && error.status === 404) return { data, instead: notFound }
  if (data !== undefined) return { data, instead: undefined }
  return { data, instead: <NotLoaded query={query} /> }
}
