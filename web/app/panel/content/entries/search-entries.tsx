import { SearchInput } from '../../shell/list/search-input'

type SearchEntriesProps = { search: string; onSearch: (search: string) => void }

/** Where one says what is to be changed. */
export const SearchEntries = ({ search, onSearch }: SearchEntriesProps) => (
  <SearchInput
    label="What do you want to change?"
    isLabelShown
    hint="Phone, fees, home page …"
    value={search}
    onChange={onSearch}
  />
)
