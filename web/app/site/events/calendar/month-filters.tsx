import type { EventGroupFilters } from 'contract/events/event-filters'
import { pathOf } from '#app/framework/addresses/path-of'
import { monthPath } from '#app/lib/events-view'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { GroupChoices } from './group-choices'

type MonthFiltersProps = { month: string; groups: EventGroupFilters }

export function MonthFilters({ month, groups }: MonthFiltersProps) {
  return (
    <search className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-1 print:hidden">
      <form
        action={pathOf('events-month', { month })}
        method="get"
        className="flex flex-wrap items-end gap-3 max-sm:w-full"
      >
        <GroupChoices {...groups} />
        <button type="submit" className="min-h-12 button-outline max-sm:w-full">
          Apply
        </button>
      </form>
      {Object.values(groups).some(Boolean) && (
        <Link to={monthPath(month, {})} className="event-clear sm:min-h-12">
          <Icon of="x" />
          Clear filters
        </Link>
      )}
    </search>
  )
}
