import { RefreshCw, SlidersHorizontal } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { controlClasses } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'
import { Button } from '../button'
import { SearchInput } from './search-input'
import type { PagedList } from './use-paged-list'

type ListToolbarProps = {
  searchLabel: string
  searchHint: string
  search: string
  onSearch: (search: string) => void
  isRefreshing: boolean
  onRefresh: () => void
  children: ReactNode
}

export function ListToolbar({
  searchLabel,
  searchHint,
  search,
  onSearch,
  isRefreshing,
  onRefresh,
  children,
}: ListToolbarProps) {
  return (
    <section
      aria-label="Search and filters"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4 shadow-card"
    >
      <div className="min-w-0 grow basis-full xl:basis-72">
        <SearchInput label={searchLabel} hint={searchHint} value={search} onChange={onSearch} />
      </div>
      {children}
      <Button
        onClick={onRefresh}
        className="px-4 whitespace-nowrap max-sm:flex-1 sm:max-xl:ml-auto"
      >
        <Icon of={RefreshCw} className={`size-5 ${isRefreshing ? 'animate-spin' : ''}`} />
        Refresh
      </Button>
    </section>
  )
}

type ListSelectProps<Key extends string> = {
  label: string
  value: Key
  options: Readonly<Partial<Record<Key, string>>>
  onChange: (key: Key) => void
}

export function ListSelect<Key extends string>({
  label,
  value,
  options,
  onChange,
}: ListSelectProps<Key>) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-1 basis-[calc(50%-0.375rem)] flex-col gap-1 sm:flex-none sm:basis-auto sm:flex-row sm:items-center sm:gap-2">
      <label htmlFor={id} className="shrink-0 text-[0.9375rem] text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        // Safe: the options are exactly the keys.
        onChange={(event) => onChange(event.target.value as Key)}
        className={`${controlClasses} text-ellipsis`}
      >
        {Object.entries<string | undefined>(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

export type Options = Readonly<Record<string, string>>

export const optionsNamed = (names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name, name]))

type PagedListToolbarProps<Entry extends { _id: string }> = {
  found: PagedList<Entry>
  noun: string
  searchHint: string
  filters: Readonly<Record<string, { label: string; all: string; options: Options }>>
  /** The first one is the default. */
  sorts: Options
}

export function PagedListToolbar<Entry extends { _id: string }>({
  found: { choice, choose, query },
  noun,
  searchHint,
  filters,
  sorts,
}: PagedListToolbarProps<Entry>) {
  return (
    <ListToolbar
      searchLabel={`Search ${noun}`}
      searchHint={searchHint}
      search={choice.search ?? ''}
      onSearch={(search) => choose({ search })}
      isRefreshing={query.isFetching}
      onRefresh={() => void query.refetch()} // a failure shows in the message area
    >
      <Filters count={Object.keys(filters).filter((name) => choice[name]).length}>
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
      </Filters>
    </ListToolbar>
  )
}

/** On a phone, the list itself is in sight first. */
function Filters({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`px-4 sm:hidden ${isOpen ? 'w-full' : 'flex-1'}`}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div id={id} className={`contents ${isOpen ? '' : 'max-sm:hidden'}`}>
        {children}
      </div>
    </>
  )
}
