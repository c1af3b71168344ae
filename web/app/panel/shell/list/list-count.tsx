import { formatCount } from 'contract/platform/format-count'
import type { RefObject } from 'react'

type ListCountProps = {
  ref: RefObject<HTMLParagraphElement | null>
  shown: number
  found: number
  all: number
  noun: string
}

/** Takes the focus when the focused element is removed. */
export function ListCount({ ref, shown, found, all, noun }: ListCountProps) {
  const isPartOfResults = shown < found && found < all
  return (
    <p ref={ref} tabIndex={-1} role="status" className="text-center text-ink-soft outline-none">
      {`Showing ${formatCount(shown)} of ${formatCount(all)} ${noun}`}
      {isPartOfResults && `, ${formatCount(found)} found`}
    </p>
  )
}
