import type { Event } from 'contract/events/events'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { ComingEventCard } from './coming-event-card'
import { useScrollRow } from './use-scroll-row'

export function HomeEventRow({ events }: { events: readonly Event[] }) {
  const { rowRef, hasBefore, hasAfter, scrollBy } = useScrollRow()
  return (
    <>
      <section
        ref={rowRef}
        aria-label="Upcoming events, soonest first"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by arrow keys too
        tabIndex={0}
        className="bleed-row snap-x snap-mandatory overflow-x-auto print:overflow-visible py-2 -outline-offset-4 motion-safe:scroll-smooth"
      >
        <ul className="flex w-max gap-4 md:gap-6 print:w-auto print:flex-wrap">
          {events.map((event) => (
            <li key={event._id} className="w-[min(78vw,20rem)] snap-start print:w-60">
              <ComingEventCard event={event} />
            </li>
          ))}
        </ul>
      </section>
      {(hasBefore || hasAfter) && (
        <div className="container-page mt-4 hidden justify-end gap-2 sm:flex print:hidden">
          <TurnButton label="Previous events" isUseful={hasBefore} onClick={() => scrollBy(-1)}>
            <Icon of="chevron-left" className="size-5" />
          </TurnButton>
          <TurnButton label="Next events" isUseful={hasAfter} onClick={() => scrollBy(1)}>
            <Icon of="chevron-right" className="size-5" />
          </TurnButton>
        </div>
      )}
    </>
  )
}

type TurnButtonProps = {
  label: string
  isUseful: boolean
  onClick: () => void
  children: ReactNode
}

function TurnButton({ label, isUseful, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would drop the focus at the end of the row.
      aria-disabled={!isUseful}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong bg-card text-accent transition-colors duration-200 hover:border-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:border-line-strong"
    >
      {children}
    </button>
  )
}
