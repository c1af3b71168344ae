import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import type { ReactElement } from 'react'
import { FailureTitle } from '#app/site/shell/error-screen'
import { NotFoundScreen } from '#app/site/shell/not-found-screen'
import { Loading } from '#app/ui/loading'
import { NotLoaded } from '#app/ui/not-loaded'

type Others = {
  className?: string
  notFound?: ReactElement
}

/** After a failed refetch, `data` is what was last shown. */
type Params<Data> =
  | [data: Data, instead: undefined]
  | [data: Data | undefined, instead: ReactElement]

export function usePageQuery<Answered, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answered, DefaultError, Data, Key>,
  loading: string,
  { className, notFound = <NotFoundScreen /> }: Others = {},
): Params<Data> {
  const query = useQuery(options)
  const { data, error, isPending } = query
  const onItsWay = <Loading className={className}>{loading}</Loading>
  if (isPending) return [data, onItsWay]
  if (error instanceof ApiError && error.status === 404) return [data, notFound]
  if (data !== undefined) return [data, undefined]
  const failed = (
    <>
      <FailureTitle />
      <NotLoaded />
    </>
  )
  return [data, failed]
}
