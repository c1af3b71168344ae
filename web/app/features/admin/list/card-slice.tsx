import { type ReactNode, startTransition, useCallback, useState } from 'react'

/** Beyond this distance from the screen a slice is only its height. */
const kept = '2000px'

type CardSliceProps<Entry extends { _id: string }> = {
  entries: readonly Entry[]
  renderCard: (entry: Entry) => ReactNode
}

/** Some cards of the list; far from the screen an empty box of their height, so that a long list stays light. */
export function CardSlice<Entry extends { _id: string }>({
  entries,
  renderCard,
}: CardSliceProps<Entry>) {
  const [farHeight, setFarHeight] = useState<number>()
  const watch = useCallback((list: HTMLUListElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || list.contains(document.activeElement)) return
        const height = entry.isIntersecting ? undefined : entry.boundingClientRect.height
        startTransition(() => setFarHeight(height))
      },
      { rootMargin: kept },
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const isNear = farHeight === undefined
  return (
    <ul
      ref={watch}
      style={{ height: farHeight }}
      className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]"
    >
      {isNear &&
        entries.map((entry) => (
          <li key={entry._id} className="grid">
            {renderCard(entry)}
          </li>
        ))}
    </ul>
  )
}
