import type { DeclaredListing } from 'contract/content/record'
import { useCatalogue } from '#app/lib/site'
import { optionsNamed, PagedListToolbar } from '../../shell/list/list-toolbar'
import type { Stored } from './form-field'
import type { RecordList } from './record-list'
import { listTexts } from './record-texts'
import type { RecordResults } from './use-record-list'

type RecordToolbarProps<Entry extends Stored> = {
  list: RecordList<Entry>
  found: RecordResults<Entry>
}

export function RecordToolbar<Entry extends Stored>({ list, found }: RecordToolbarProps<Entry>) {
  const catalogue = useCatalogue()
  const { declared, known } = found
  const { filters, sorts } = declared.listing
  const offered = list.options?.(catalogue)
  const withOptions = Object.entries<DeclaredListing['filters'][string]>(filters).map(
    ([name, filter]) => [
      name,
      {
        ...filter,
        options: filter.options ?? offered?.[name] ?? optionsNamed(known?.values[name] ?? []),
      },
    ],
  )
  return (
    <PagedListToolbar
      found={found}
      noun={listTexts(list).many}
      searchHint={list.searchHint}
      filters={Object.fromEntries(withOptions)}
      sorts={sorts}
    />
  )
}
