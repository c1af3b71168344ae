import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import { Refusal } from 'contract/platform/client'
import type { ReactElement } from 'react'
import { NotFoundScreen } from '#app/site/shell/not-found-screen'
import { Loading } from '#app/ui/loading'
import { NotLoaded } from '#app/ui/not-loaded'

type Others = {
  /** The least height of the page while it is on its way. */
  className?: string
  /** Shown where there is no such thing. */
  notFound?: ReactElement
}

/**
 * What a page is about, and what is shown instead of it: before it has come, where it is not there, and after a failure. What
 * has gone since it was shown is still known.
 */
type Asked<Data> =
  | [data: Data, instead: undefined]
  | [data: Data | undefined, instead: ReactElement]

/** Asks for what a page is about. `loading` is said while it is on its way. */
export function usePageQuery<Answered, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answered, DefaultError, Data, Key>,
  loading: string,
  { className, notFound = <NotFoundScreen /> }: Others = {},
): Asked<Data> {
  const query = useQuery(options)
  const { data, error, isPending } = query
  const onItsWay = <Loading className={className}>{loading}</Loading>
  const failed = <NotLoaded query={query} />
  if (isPending) return [data, onItsWay]
  if (error instanceof Refusal && error.status === 404) return [data, notFound]
  return data === undefined ? [data, failed] : [data, undefined]
}
