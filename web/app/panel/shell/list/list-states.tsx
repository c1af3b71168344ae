import type { ReactNode } from 'react'
import { Loading, LoadingFailed, NoneFound } from './list-notices'

type ListStatesProps = {
  noun: string
  counts: { all: number; found: number } | undefined
  isError: boolean
  isFetching: boolean
  onRetry: () => void
  onClear: () => void
  noneYet: ReactNode
}

export function ListStates({
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
    return hasFailed ? <LoadingFailed noun={noun} onRetry={onRetry} /> : <Loading noun={noun} />
  }
  if (counts.all === 0) return noneYet
  return counts.found === 0 ? <NoneFound noun={noun} onClear={onClear} /> : null
}
