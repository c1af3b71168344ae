import { ListSelect, ListToolbar } from './list-toolbar'
import type { PagedList } from './use-paged-list'

/** What a value of a parameter is called. */
export type Options = Readonly<Record<string, string>>

/** Values that are their own names. */
export const optionsNamed = (names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name, name]))

type ListingToolbarProps<Entry extends { _id: string }> = {
  found: PagedList<Entry>
  /** What many entries are called: `events`. */
  noun: string
  searchHint: string
  /** By the names of their parameters. */
  filters: Readonly<Record<string, { label: string; all: string; options: Options }>>
  /** A list begins with the first one. */
  sorts: Options
}

/** Search, filters, order and refresh of a list that comes page by page. */
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
