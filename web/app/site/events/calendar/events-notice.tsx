import type { EventFilter } from 'contract/events/event-status'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { TryAgain } from '#app/ui/try-again'
import { emptyText } from './status-texts'

export function NoEvents({ filter, isNarrow }: { filter: EventFilter; isNarrow: boolean }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong bg-card px-6 py-16 text-center">
      <Icon of="calendar-x2" className="size-10 text-gilt" />
      <h3 className="text-2xl text-heading">No Events Found</h3>
      <p className="text-ink-soft">{emptyText(filter, isNarrow)}</p>
      <Link to={`${pathOf('events')}#archive`} className="button-outline mt-2">
        View All Events
      </Link>
    </div>
  )
}

export function EventsFailed() {
  return (
    <div
      role="alert"
      className="grid min-h-[50vh] place-content-center justify-items-center gap-3 px-6 py-24 text-center"
    >
      <h1 className="text-3xl text-heading md:text-4xl">Oops! Something went wrong</h1>
      <p className="text-lg text-ink-soft">Failed to load events</p>
      <TryAgain />
    </div>
  )
}
