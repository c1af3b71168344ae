import type { Event } from 'contract/events/events'
import { Icon } from '#app/ui/icon'
import { ComingEventCard } from './coming-event-card'

const id = 'coming-events'

/** Scrolled by its buttons through `framework/islands/scroll-row.ts`, which shows them if the row is too wide. */
export function HomeEventRow({ events }: { events: readonly Event[] }) {
  return (
    <>
      <section
        id={id}
        aria-label="Upcoming events, soonest first"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
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
      <div
        data-scrolls={id}
        hidden
        className="container-page mt-4 hidden justify-end gap-2 sm:flex print:hidden"
      >
        <ScrollButton label="Previous events" icon="chevron-left" />
        <ScrollButton label="Next events" icon="chevron-right" />
      </div>
    </>
  )
}

type ScrollButtonProps = { label: string; icon: 'chevron-left' | 'chevron-right' }

function ScrollButton({ label, icon }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would drop the focus at the end of the row.
      aria-disabled
      className="grid size-11 place-items-center rounded-full border border-line-strong bg-card text-accent transition-colors duration-200 hover:border-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:border-line-strong"
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
