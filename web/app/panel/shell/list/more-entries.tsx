import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { CircleAlert, LoaderCircle } from 'lucide'
import type { RefObject } from 'react'
import { Icon } from '#app/ui/icon'

type MoreEntriesProps = {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>
  noun: string
  countRef: RefObject<HTMLParagraphElement | null>
  children: string
}

export function MoreEntries({ list, noun, countRef, children }: MoreEntriesProps) {
  const { hasNextPage, isFetchingNextPage, isError, isFetching, fetchNextPage } = list
  const showMore = async () => {
    if (isFetchingNextPage) return
    const { hasNextPage: isMore } = await fetchNextPage()
    // The button disappears with the last page, and its focus with it.
    if (!isMore) countRef.current?.focus({ preventScroll: true })
  }
  return (
    <div className="grid justify-items-center gap-3">
      <p
        ref={countRef}
        tabIndex={-1}
        role="status"
        className="text-center text-ink-soft outline-none"
      >
        {children}
      </p>
      {isError && !isFetching && (
        <p role="alert" className="flex gap-2 font-medium text-danger-700">
          <Icon of={CircleAlert} className="mt-1 size-5 shrink-0" />
          {`Failed to fetch ${noun}. Please try again.`}
        </p>
      )}
      {hasNextPage && (
        <button
          type="button"
          aria-disabled={isFetchingNextPage}
          onClick={() => void showMore()} // a failure shows above
          className="button-outline"
        >
          {isFetchingNextPage && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </button>
      )}
    </div>
  )
}
