import { formatCount } from 'contract/platform/format-count'
import type { RefObject } from 'react'

type ListCountProps = {
  ref: RefObject<HTMLParagraphElement | null>
  /** How many cards are drawn, how many entries search and filters have found, and how many there are. */
  shown: number
  found: number
  all: number
  noun: string
}

/** How many of all entries are shown. Takes the focus when what had it is gone. */
export function ListCount({ ref, shown, found, all, noun }: ListCountProps) {
  const isPartOfFound = shown < found && found < all
  return (
    <p ref={ref} tabIndex={-1} role="status" className="text-center text-ink-soft outline-none">
      {`Showing ${formatCount(shown)} of ${formatCount(all)} ${noun}`}
      {isPartOfFound && `, ${formatCount(found)} found`}
    </p>
  )
}
