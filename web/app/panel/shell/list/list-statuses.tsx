import type { ReactNode } from 'react'
import { ListLoading, LoadingFailed, NoResults } from './list-notices'

type ListStatesProps = {
  noun: string
  counts: { all: number; found: number } | undefined
  isError: boolean
  isFetching: boolean
  onRetry: () => void
  onClear: () => void
  noneYet: ReactNode
}

export function ListStatuses({
  noun,
  counts,
  isError,
  isFetching,
  onRetry,
  onClear,
  noneYet,
}: ListStatesProps) {
  if (!counts) {
    const hasFailed = isError && !isFetching
    return hasFailed ? <LoadingFailed noun={noun} onRetry={onRetry} /> : <ListLoading noun={noun} />
  }
  if (counts.all === 0) return noneYet
  return counts.found === 0 ? <NoResults noun={noun} onClear={onClear} /> : null
}
