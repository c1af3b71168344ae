import { ListSelect, ListToolbar } from './list-toolbar'
import type { PagedList } from './use-paged-list'

export type Options = Readonly<Record<string, string>>

export const optionsNamed = (names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name, name]))

type ListingToolbarProps<Entry extends { _id: string }> = {
  found: PagedList<Entry>
  noun: string
  searchHint: string
  filters: Readonly<Record<string, { label: string; all: string; options: Options }>>
  /** The first one is the default. */
  sorts: Options
}

export function ListingToolbar<Entry extends { _id: string }>({
  found: { choice, choose, query, refresh },
  noun,
  searchHint,
  filters,
  sorts,
}: ListingToolbarProps<Entry>) {
  return (
    <ListToolbar
      searchLabel={`Search ${noun}`}
      searchHint={searchHint}
      search={choice.search ?? ''}
      onSearch={(search) => choose({ search })}
      isRefreshing={query.isFetching}
      onRefresh={refresh}
    >
      {Object.entries(filters).map(([name, { label, all, options }]) => (
        <ListSelect
          key={name}
          label={label}
          value={choice[name] ?? ''}
          options={{ '': all, ...options }}
          onChange={(value) => choose({ [name]: value })}
        />
      ))}
      <ListSelect
        label="Sort by"
        value={choice.sort ?? Object.keys(sorts)[0] ?? ''}
        options={sorts}
        onChange={(sort) => choose({ sort })}
      />
    </ListToolbar>
  )
}
