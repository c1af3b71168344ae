import { useState } from 'react'
import { useIdle } from '#app/lib/use-idle'

/** Slides already seen and, once the browser is idle, the next one. */
export function useRequestedSlides(selected: number, count: number): ReadonlySet<number> {
  const isIdle = useIdle()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]))
  const due = isIdle ? [selected, (selected + 1) % count] : [selected]
  if (due.every((slide) => wanted.has(slide))) return wanted
  const more = new Set([...wanted, ...due])
  setWanted(more)
  return more
}
