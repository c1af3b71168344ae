import { Search } from 'lucide'
import { controlClasses } from '#app/components/fields/field'
import { Icon } from '#app/components/icon'

type SearchEntriesProps = { search: string; onSearch: (search: string) => void }

/** Where one says what is to be changed. */
export function SearchEntries({ search, onSearch }: SearchEntriesProps) {
  return (
    <label className="grid gap-2">
      <span className="font-semibold text-ink">What do you want to change?</span>
      <span className="relative block">
        <Icon
          of={Search}
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
        />
        <input
          type="search"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          placeholder="Telephone, fees, home page …"
          className={`${controlClasses} pl-10`}
        />
      </span>
    </label>
  )
}
