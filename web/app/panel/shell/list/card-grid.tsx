import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const ahead = '800px'

type CardGridProps<Entry extends { _id: string }> = {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>
  entries: readonly Entry[]
  noun: string
  children: (entry: Entry) => ReactNode
}

export function CardGrid<Entry extends { _id: string }>({
  list,
  entries,
  noun,
  children: renderCard,
}: CardGridProps<Entry>) {
  // Failures show in the message area.
  const showMore = () => void list.fetchNextPage({ cancelRefetch: false })
  const showEarlier = () => void list.fetchPreviousPage({ cancelRefetch: false })
  return (
    <>
      {list.hasPreviousPage && (
        <button type="button" onClick={showEarlier} className="button-outline justify-self-center">
          {`Show earlier ${noun}`}
        </button>
      )}
      {entries.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
          {entries.map((entry) => (
            <li key={entry._id} className="grid">
              {renderCard(entry)}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <MoreButton
          key={entries.length}
          noun={noun}
          isTried={list.isFetchNextPageError}
          onMore={showMore}
        />
      )}
    </>
  )
}

type MoreButtonProps = {
  noun: string
  /** After a failure the next page loads only on request. */
  isTried: boolean
  onMore: () => void
}

function MoreButton({ noun, isTried, onMore }: MoreButtonProps) {
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isTried) onMore()
      },
      { rootMargin: ahead },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }
  return (
    <button
      type="button"
      ref={watch}
      onClick={onMore}
      className="button-outline justify-self-center"
    >
      {`Show more ${noun}`}
    </button>
  )
}
