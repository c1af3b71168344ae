import type { ReactNode } from 'react'
import { Loading, LoadingFailed, NoneFound } from './list-notices'

type ListStatesProps = {
  noun: string
  /** How many entries there are and how many of them were found; undefined before they have come. */
  counts: { all: number; found: number } | undefined
  isError: boolean
  isFetching: boolean
  onRetry: () => void
  onClear: () => void
  /** Leads to the first entry. */
  noneYet: ReactNode
}

/** What stands in place of the cards while there are none: they load, failed, were not found, or are yet to be made. */
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
