import type { Listing } from 'contract/record'
import { useCatalogue } from '#app/lib/site'
import { ListSelect, ListToolbar } from '../list/list-toolbar'
import type { Stored } from './form-field'
import { manyOf, type RecordList } from './record-list'
import type { FoundRecords } from './use-record-list'

type RecordToolbarProps<Entry extends Stored> = {
  list: RecordList<Entry>
  found: FoundRecords<Entry>
}

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))

/** Search, filters, order and refresh of a list. */
export function RecordToolbar<Entry extends Stored>({ list, found }: RecordToolbarProps<Entry>) {
  const catalogue = useCatalogue()
  const { choice, choose, declared, known } = found
  const { filters, sorts } = declared.listing
  const offered = list.options?.(catalogue)
  const optionsOf = (name: string) => named(offered?.[name] ?? known?.values[name] ?? [])
  return (
    <ListToolbar
      searchLabel={`Search ${manyOf(list)}`}
      searchHint={list.searchHint}
      search={choice.search ?? ''}
      onSearch={(search) => choose({ search })}
      isRefreshing={found.query.isFetching}
      onRefresh={found.refresh}
    >
      {Object.entries<Listing['filters'][string]>(filters).map(
        ([name, { label, all, options }]) => (
          <ListSelect
            key={name}
            label={label}
            value={choice[name] ?? ''}
            options={{ '': all, ...(options ?? optionsOf(name)) }}
            onChange={(value) => choose({ [name]: value })}
          />
        ),
      )}
      <ListSelect
        label="Sort by"
        value={choice.sort ?? Object.keys(sorts)[0] ?? ''}
        options={sorts}
        onChange={(sort) => choose({ sort })}
      />
    </ListToolbar>
  )
}
