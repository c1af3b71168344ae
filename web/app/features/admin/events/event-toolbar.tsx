import { ListSelect, ListToolbar } from '../list/list-toolbar'
import { type EventChoice, eventFilters, eventSorts } from './choose-events'

type EventToolbarProps = {
  choice: EventChoice
  onChange: (choice: EventChoice) => void
  isRefreshing: boolean
  onRefresh: () => void
}

/** Search, filter, order and refresh of the events. */
export function EventToolbar({ choice, onChange, ...refresh }: EventToolbarProps) {
  return (
    <ListToolbar
      searchLabel="Search events"
      searchHint="Search by title or description"
      search={choice.search}
      onSearch={(search) => onChange({ ...choice, search })}
      {...refresh}
    >
      <ListSelect
        label="Filter"
        value={choice.filter}
        options={eventFilters}
        onChange={(filter) => onChange({ ...choice, filter })}
      />
      <ListSelect
        label="Sort by"
        value={choice.sort}
        options={eventSorts}
        onChange={(sort) => onChange({ ...choice, sort })}
      />
    </ListToolbar>
  )
}
