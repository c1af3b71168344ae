import { SearchInput } from '../../shell/list/search-input'

type SearchEntriesProps = { search: string; onSearch: (search: string) => void }

export const SearchEntries = ({ search, onSearch }: SearchEntriesProps) => (
  <SearchInput
    label="What do you want to change?"
    isLabelShown
    hint="For example: phone, fees, home page"
    value={search}
    onChange={onSearch}
  />
)
