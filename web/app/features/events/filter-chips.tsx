import type { EventsOverview } from 'contract/events'
import { type EventFilter, filters } from './status-texts'

type Props = {
  counts: EventsOverview['counts']
  chosen: EventFilter
  onChoose: (filter: EventFilter) => void
}

export function FilterChips({ counts, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <div role="group" aria-label="Filter events" className="flex flex-wrap gap-2 print:hidden">
      {filters.map(({ filter, label }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="group inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink-soft transition-colors duration-200 hover:border-accent hover:text-accent aria-pressed:border-brand-800 aria-pressed:bg-brand-800 aria-pressed:text-white"
        >
          {label}{' '}
          <span className="rounded-full bg-tint px-2 text-sm font-bold text-ink-soft tabular-nums group-aria-pressed:bg-white/15 group-aria-pressed:text-white">
            {counts[filter].toLocaleString('en-US')}
          </span>
        </button>
      ))}
    </div>
  )
}
