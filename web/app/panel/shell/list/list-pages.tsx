import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../button'

const ahead = '800px'

type ListPagesProps = {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>
  noun: string
  /** Of the loaded entries. */
  count: number
  /** Takes the focus from a button that disappears with the last page. */
  countRef: RefObject<HTMLParagraphElement | null>
  children: ReactNode
}

/** The one way to page: what follows loads before its button comes into view, earlier pages on request. */
export function ListPages({ list, noun, count, countRef, children }: ListPagesProps) {
  // Failures show in the message area.
  const showMore = async (isClicked: boolean) => {
    const { hasNextPage } = await list.fetchNextPage({ cancelRefetch: false })
    if (isClicked && !hasNextPage) countRef.current?.focus({ preventScroll: true })
  }
  const showEarlier = () => void list.fetchPreviousPage({ cancelRefetch: false })
  return (
    <>
      {list.hasPreviousPage && (
        <Button onClick={showEarlier} className="justify-self-center">
          {`Show earlier ${noun}`}
        </Button>
      )}
      {children}
      {list.hasNextPage && (
        <MoreButton
          key={count}
          noun={noun}
          isTried={list.isFetchNextPageError}
          onMore={(isClicked) => void showMore(isClicked)}
        />
      )}
    </>
  )
}

type MoreButtonProps = {
  noun: string
  /** After a failure the next page loads only on request. */
  isTried: boolean
  onMore: (isClicked: boolean) => void
}

function MoreButton({ noun, isTried, onMore }: MoreButtonProps) {
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isTried) onMore(false)
      },
      { rootMargin: ahead },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }
  return (
    <Button ref={watch} onClick={() => onMore(true)} className="justify-self-center">
      {`Show more ${noun}`}
    </Button>
  )
}
