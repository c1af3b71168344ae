import type { RefObject } from 'react'

type ListCountProps = {
  ref: RefObject<HTMLParagraphElement | null>
  chosen: number
  all: number
  noun: string
}

/** How many of all entries are shown. Takes the focus when what had it is gone. */
export function ListCount({ ref, chosen, all, noun }: ListCountProps) {
  return (
    <p ref={ref} tabIndex={-1} role="status" className="text-center text-ink-soft outline-none">
      {`Showing ${chosen.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} ${noun}`}
    </p>
  )
}
