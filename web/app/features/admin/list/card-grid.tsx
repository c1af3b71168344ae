import { type ReactNode, startTransition, useState } from 'react'
import { CardSlice } from './card-slice'

/** A multiple of every number of columns, so that slices join without a gap. */
const sliceLength = 12
/** How far below the screen the next slice is drawn already. */
const ahead = '800px'

export type CardGridProps<Entry> = {
  entries: Entry[]
  /** What the entries were chosen by: another choice begins at the top. */
  criteria: string
  /** What many of them are called: `events`. */
  noun: string
  /** A card that is drawn again only when what it shows has changed: thousands of them can be on the page. */
  renderCard: (entry: Entry) => ReactNode
}

/** Cards of as many entries as have been scrolled to, in slices of which only those near the screen are drawn. */
export function CardGrid<Entry extends { _id: string }>({
  entries,
  criteria,
  noun,
  renderCard,
}: CardGridProps<Entry>) {
  const [shown, setShown] = useState({ criteria, slices: 1 })
  const slices = shown.criteria === criteria ? shown.slices : 1
  const starts = Array.from({ length: slices }, (_, slice) => slice * sliceLength)
  const showMore = () => startTransition(() => setShown({ criteria, slices: slices + 1 }))
  if (entries.length === 0) return null
  return (
    <>
      {starts
        .filter((start) => start < entries.length)
        .map((start) => (
          <CardSlice
            key={start}
            entries={entries.slice(start, start + sliceLength)}
            renderCard={renderCard}
          />
        ))}
      {slices * sliceLength < entries.length && (
        <MoreButton key={`${criteria} ${slices}`} noun={noun} onMore={showMore} />
      )}
    </>
  )
}

/** Shows more when it comes near the screen, or when it is pressed. */
function MoreButton({ noun, onMore }: { noun: string; onMore: () => void }) {
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
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
