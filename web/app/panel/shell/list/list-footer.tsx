import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { CircleAlert } from 'lucide'
import type { RefObject } from 'react'
import { Icon } from '#app/ui/icon'

type ListFooterProps = {
  /** Absent where failures show in the message area. */
  list?: UseInfiniteQueryResult<InfiniteData<unknown>>
  noun: string
  /** Takes the focus when the focused element is removed. */
  countRef: RefObject<HTMLParagraphElement | null>
  children: string
}

export function ListFooter({ list, noun, countRef, children }: ListFooterProps) {
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
      {list?.isError && !list.isFetching && (
        <p role="alert" className="flex gap-2 font-medium text-danger-700">
          <Icon of={CircleAlert} className="mt-1 size-5 shrink-0" />
          {`Failed to fetch ${noun}. Please try again.`}
        </p>
      )}
    </div>
  )
}
