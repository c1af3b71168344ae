import type { ReactNode } from 'react'
import { CardSlice } from './card-slice'
import type { ShownCards } from './use-shown-cards'

/** How far below the screen the next slice is drawn already. */
const ahead = '800px'

export type CardGridProps<Entry extends { _id: string }> = {
  cards: ShownCards<Entry>
  /** What many of them are called: `events`. */
  noun: string
  /** A card that is drawn again only when what it shows has changed: thousands of them can be on the page. */
  renderCard: (entry: Entry) => ReactNode
}

/** Cards of as many entries as have been scrolled to, in slices of which only those near the screen are drawn. */
export function CardGrid<Entry extends { _id: string }>({
  cards,
  noun,
  renderCard,
}: CardGridProps<Entry>) {
  return (
    <>
      {cards.slices.map((entries, slice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place, whatever stands there
        <CardSlice key={slice} entries={entries} renderCard={renderCard} />
      ))}
      {cards.hasMore && <MoreButton key={cards.end} noun={noun} onMore={cards.showMore} />}
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
