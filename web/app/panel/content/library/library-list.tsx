import { useInfiniteQuery } from '@tanstack/react-query'
import { type LibraryItem, type LibraryKind, libraryKinds } from 'contract/content/library/items'
import { Images } from 'lucide'
import { type ReactNode, useState } from 'react'
import { libraryQuery } from '#app/data/library'
import { useDebounced } from '#app/lib/use-debounced'
import { CardGrid } from '../../shell/list/card-grid'
import { ListLoading, LoadingFailed, NoResults, Notice } from '../../shell/list/list-notices'
import { ListSelect, ListToolbar } from '../../shell/list/list-toolbar'
import { ItemPicture } from './item-picture'
import { itemFacts, kindTexts, missingDetailsOf } from './library-texts'

const searchMilliseconds = 300

type Choice = LibraryKind | 'all'
const choices: Record<Choice, string> = {
  all: 'Everything',
  picture: 'Pictures',
  document: 'Documents',
}
const kindOf = (choice: Choice) => libraryKinds.find((kind) => kind === choice)

type LibraryListProps = {
  kind?: LibraryKind
  onOpen: (item: LibraryItem) => void
  onShow?: (kind: LibraryKind | undefined) => void
}

export function LibraryList({ kind, onOpen, onShow }: LibraryListProps) {
  const [search, setSearch] = useState('')
  const [choice, setChoice] = useState<Choice>('all')
  const choose = (chosen: Choice) => {
    setChoice(chosen)
    onShow?.(kindOf(chosen))
  }
  const requested = {
    kind: kind ?? kindOf(choice),
    search: useDebounced(search.trim(), searchMilliseconds),
  }
  const list = useInfiniteQuery(libraryQuery(requested))
  const { data, isFetching, isError, refetch } = list
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const noun = kind ? kindTexts[kind].many : 'entries'
  const isFiltered = requested.search !== '' || (!kind && choice !== 'all')
  const clear = () => {
    setSearch('')
    choose('all')
  }
  return (
    <>
      <ListToolbar
        searchLabel={`Search ${noun}`}
        searchHint="Name, alternative text, caption or credit"
        search={search}
        onSearch={setSearch}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      >
        {!kind && <ListSelect label="Show" value={choice} options={choices} onChange={choose} />}
      </ListToolbar>
      {!data && isFetching && <ListLoading noun={noun} />}
      {!data && !isFetching && isError && (
        <LoadingFailed noun={noun} onRetry={() => void refetch()} />
      )}
      {data && items.length === 0 && isFiltered && <NoResults noun={noun} onClear={clear} />}
      {data && items.length === 0 && !isFiltered && <NothingYet />}
      <CardGrid list={list} entries={items} noun={noun}>
        {(item) => <ItemCard item={item} onOpen={() => onOpen(item)} />}
      </CardGrid>
    </>
  )
}

function NothingYet(): ReactNode {
  return (
    <Notice icon={Images} title="Nothing here yet" text="Upload the first file above.">
      {null}
    </Notice>
  )
}

function ItemCard({ item, onOpen }: { item: LibraryItem; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid content-start overflow-hidden rounded-card border border-line bg-card text-left shadow-card transition-shadow duration-200 hover:shadow-lift"
    >
      <ItemPicture item={item} sizes="20rem" className="aspect-4/3 w-full" />
      <span className="grid min-w-0 gap-1 p-3">
        <span className="font-semibold wrap-anywhere text-heading">{item.name}</span>{' '}
        <span className="text-[0.9375rem] text-ink-muted">
          {item.kind === 'document' ? itemFacts(item) : (item.alt ?? '')}
        </span>
        {missingDetailsOf(item) && (
          <span className="justify-self-start rounded-full bg-gilt-soft px-2 text-sm text-gilt">
            {missingDetailsOf(item)}
          </span>
        )}
      </span>
    </button>
  )
}
