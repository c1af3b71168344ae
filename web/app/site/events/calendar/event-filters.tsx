import { isFiltered } from 'contract/events/event-filters'
import type { EventsOverview } from 'contract/events/events'
import { longestSearch } from 'contract/platform/search-kinds'
import { useId } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { type EventListView, eventsPath, filtersOf } from '#app/lib/events-view'
import { monthNames } from '#app/lib/format-date'
import { ChoiceList } from '#app/ui/choice'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { GroupChoices } from './group-choices'

type FiltersProps = { view: EventListView } & Pick<EventsOverview, 'years'>

const archivePath = (view: EventListView) => `${eventsPath(view)}#archive`

export function EventFilters({ view, years }: FiltersProps) {
  const { status, order } = view
  const { q: _, ...chosen } = filtersOf(view)
  return (
    <search className="mt-6 block print:hidden">
      <form action={`${pathOf('events')}#archive`} method="get" className="grid gap-3">
        {status !== 'all' && <input type="hidden" name="status" value={status} />}
        {order && <input type="hidden" name="order" value={order} />}
        <SearchField q={view.q} />
        <details open={Object.values(chosen).some(Boolean)} className="event-choices">
          <summary>More filters</summary>
          <Choices view={view} years={years} />
        </details>
      </form>
      {isFiltered(view) && (
        <Link to={archivePath({ status, order, page: 1 })} className="event-clear">
          <Icon of="x" />
          Clear filters
        </Link>
      )}
    </search>
  )
}

function SearchField({ q = '' }: Pick<EventListView, 'q'>) {
  const id = useId()
  return (
    <div className="flex max-w-xl gap-2">
      <label htmlFor={id} className="sr-only">
        Search events
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={longestSearch}
        placeholder="Search events"
        enterKeyHint="search"
        className="min-h-12 w-full min-w-0 rounded-md border border-field bg-card px-3 text-ink"
      />
      <button type="submit" className="min-h-12 shrink-0 button-outline">
        Search
      </button>
    </div>
  )
}

function Choices({ view, years }: FiltersProps) {
  const { year = '', month = '' } = view
  // The chosen year may have no matching events.
  const known = new Set([...years.map((one) => String(one.year)), ...(year ? [year] : [])])
  const listed = [...known].toSorted().toReversed()
  return (
    <div className="flex flex-wrap gap-3 pt-1 pb-2">
      <GroupChoices {...view} />
      <ChoiceList
        name="year"
        label="Year"
        value={year}
        options={[{ value: '', label: 'All' }, ...listed.map((value) => ({ value, label: value }))]}
      />
      <ChoiceList
        name="month"
        label="Month"
        value={month}
        options={[
          { value: '', label: 'All' },
          ...monthNames().map((label, index) => ({ value: `${index + 1}`, label })),
        ]}
      />
    </div>
  )
}
