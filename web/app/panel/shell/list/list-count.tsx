import { formatCount } from 'contract/platform/format-count'
import type { RefObject } from 'react'

type ListCountProps = {
  ref: RefObject<HTMLParagraphElement | null>
  visible: number
  total: number
  all: number
  noun: string
}

/** Takes the focus when the focused element is removed. */
export function ListCount({ ref, visible, total, all, noun }: ListCountProps) {
  const isPartOfResults = visible < total && total < all
  return (
    <p ref={ref} tabIndex={-1} role="status" className="text-center text-ink-soft outline-none">
      {`Showing ${formatCount(visible)} of ${formatCount(all)} ${noun}`}
      {isPartOfResults && `, ${formatCount(total)} found`}
    </p>
  )
}
