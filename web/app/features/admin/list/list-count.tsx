import type { RefObject } from 'react'

type ListCountProps = {
  ref: RefObject<HTMLParagraphElement | null>
  /** How many cards are drawn, how many entries were chosen by search and filters, and how many there are. */
  shown: number
  chosen: number
  all: number
  noun: string
}

const number = (count: number) => count.toLocaleString('en-US')

/** How many of all entries are shown. Takes the focus when what had it is gone. */
export function ListCount({ ref, shown, chosen, all, noun }: ListCountProps) {
  const isPartOfChosen = shown < chosen && chosen < all
  return (
    <p ref={ref} tabIndex={-1} role="status" className="text-center text-ink-soft outline-none">
      {`Showing ${number(shown)} of ${number(all)} ${noun}`}
      {isPartOfChosen && `, ${number(chosen)} found`}
    </p>
  )
}
