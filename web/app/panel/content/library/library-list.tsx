import { useInfiniteQuery } from '@tanstack/react-query'
import { selectLibraryItems } from 'contract/content/library/calls'
import { type LibrarySort, librarySorts, libraryUses } from 'contract/content/library/filters'
import { type LibraryKind, type ListedItem, libraryKinds } from 'contract/content/library/items'
import { formatCount } from 'contract/platform/format-count'
import { Images } from 'lucide'
import { useId, useRef } from 'react'
import { type LibraryFilters, libraryQuery } from '#app/data/library'
import { call } from '#app/lib/call'
import { useRestoredState } from '#app/lib/use-restored-state'
import { CardGrid } from '../../shell/list/card-grid'
import { ListFooter } from '../../shell/list/list-footer'
import { ListStatus, Notice } from '../../shell/list/list-notices'
import { ListPages } from '../../shell/list/list-pages'
import { ListSelect, ListToolbar, optionsNamed } from '../../shell/list/list-toolbar'
import { SelectionBar } from '../../shell/list/selection-bar'
import { useListLayout } from '../../shell/list/use-list-layout'
import { useSelection } from '../../shell/list/use-selection'
import type { Panel, Start } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { useSearchText } from '../../shell/use-search-text'
import { itemActsFor } from './item-acts'
import { ItemPicture } from './item-picture'
import { ItemTable } from './item-table'
import { itemFacts, kindTexts, missingDetailsOf } from './library-texts'

type Choice = { search: string; kind: string; use: string; collection: string; sort: LibrarySort }
const everything: Choice = { search: '', kind: '', use: '', collection: '', sort: 'saved' }

const kinds = {
  '': 'Everything',
  picture: 'Pictures',
  document: 'Documents',
  missing: 'Missing descriptions',
}
const uses = { '': 'Used and unused', ...libraryUses }
const kindOf = (choice: string) => libraryKinds.find((kind) => kind === choice)
const useOf = (choice: string) => (choice === 'used' || choice === 'unused' ? choice : undefined)

function useLibraryList(fixedKind: LibraryKind | undefined, name: string, start: Start['choice']) {
  const [choice, setChoice] = useRestoredState<Choice>({ ...everything, ...start }, name)
  const kind = fixedKind ?? kindOf(choice.kind)
  const use = useOf(choice.use)
  const { collection } = choice
  const isMissing = !fixedKind && choice.kind === 'missing'
  const search = useSearchText(choice.search)
  const filters: LibraryFilters = {
    ...(kind && { kind }),
    ...(search && { search }),
    ...(use && { use }),
    ...(isMissing && { missing: 'description' as const }),
    ...(collection && { collection }),
    ...(choice.sort !== everything.sort && { sort: choice.sort }),
  }
  const list = useInfiniteQuery(libraryQuery(filters))
  return {
    choice,
    setChoice,
    filters,
    list,
    items: list.data?.pages.flatMap((page) => page.items) ?? [],
    found: list.data?.pages.at(-1)?.total ?? 0,
    collections: list.data?.pages.at(-1)?.collections ?? [],
    isFiltered:
      [search, collection].some(Boolean) || use !== undefined || (!fixedKind && choice.kind !== ''),
  }
}
export type LibraryResults = ReturnType<typeof useLibraryList>

type LibraryListProps = {
  kind?: LibraryKind
  onOpen: (item: ListedItem) => void
  onShow?: (kind: LibraryKind | undefined) => void
  /** Absent where an item is chosen for a field. */
  panel?: Panel
}

export function LibraryList({ kind, onOpen, onShow, panel }: LibraryListProps) {
  const id = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const result = useLibraryList(kind, panel ? 'library' : id, panel?.start.choice)
  const { choice, setChoice, list, items, collections, isFiltered } = result
  const noun = kind ? kindTexts[kind].many : 'files'
  const choose = (changed: Partial<Choice>) => {
    setChoice({ ...choice, ...changed })
    if (changed.kind !== undefined) onShow?.(kindOf(changed.kind))
  }
  return (
    <>
      <ListToolbar
        searchLabel={`Search ${noun}`}
        searchHint="Name, alternative text, caption, credit or collection"
        search={choice.search}
        onSearch={(search) => choose({ search })}
        isRefreshing={list.isFetching}
        onRefresh={() => void list.refetch()} // a failure shows here
      >
        {!kind && (
          <ListSelect
            label="Show"
            value={choice.kind}
            options={kinds}
            onChange={(chosen) => choose({ kind: chosen })}
          />
        )}
        {collections.length > 0 && (
          <ListSelect
            label="Collection"
            value={choice.collection}
            options={{ '': 'All', ...optionsNamed(collections) }}
            onChange={(collection) => choose({ collection })}
          />
        )}
        {panel && (
          <>
            <ListSelect
              label="Usage"
              value={choice.use}
              options={uses}
              onChange={(use) => choose({ use })}
            />
            <ListSelect
              label="Sort by"
              value={choice.sort}
              options={librarySorts}
              onChange={(sort) => choose({ sort })}
            />
          </>
        )}
      </ListToolbar>
      <ListStatus
        noun={noun}
        query={list}
        found={list.data && items.length}
        isFiltered={isFiltered}
        onClear={() => choose(everything)}
        noneYet={
          <Notice icon={Images} title="Nothing here yet" text="Upload the first file above.">
            {null}
          </Notice>
        }
      />
      {panel ? (
        <ManagedItems {...{ panel, result, noun, onOpen }} />
      ) : (
        <ListPages list={list} noun={noun} count={items.length} countRef={count}>
          <CardGrid entries={items} nameOf={({ name }) => name}>
            {(item) => <ItemCard item={item} onOpen={() => onOpen(item)} />}
          </CardGrid>
        </ListPages>
      )}
    </>
  )
}

type ManagedItemsProps = {
  panel: Panel
  result: LibraryResults
  noun: string
  onOpen: (item: ListedItem) => void
}

function ManagedItems({ panel, result, noun, onOpen }: ManagedItemsProps) {
  const { list, items, found, filters, choice, setChoice } = result
  const count = useRef<HTMLParagraphElement>(null)
  const layout = useListLayout('library')
  const acts = useRights().has('write content') ? itemActsFor(result.collections, filters) : []
  const selection = useSelection({
    scope: JSON.stringify(filters),
    fetchAll: () => call(selectLibraryItems, { query: filters }),
    onError: panel.showError,
  })
  if (items.length === 0) return null
  return (
    <>
      <SelectionBar {...{ panel, selection, acts, found, layout }} />
      <ListPages list={list} noun={noun} count={items.length} countRef={count}>
        {layout.layout === 'table' ? (
          <ItemTable
            items={items}
            sort={{ by: choice.sort, choose: (sort) => setChoice({ ...choice, sort }) }}
            selection={acts.length > 0 ? selection : undefined}
            onOpen={onOpen}
          />
        ) : (
          <CardGrid entries={items} nameOf={({ name }) => name} selection={selection}>
            {(item) => <ItemCard item={item} onOpen={() => onOpen(item)} />}
          </CardGrid>
        )}
      </ListPages>
      <ListFooter list={list} noun={noun} countRef={count}>
        {`Showing ${formatCount(items.length)} of ${formatCount(found)} ${noun}`}
      </ListFooter>
    </>
  )
}

function ItemCard({ item, onOpen }: { item: ListedItem; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid content-start overflow-hidden rounded-card border border-line bg-card text-left shadow-card transition-shadow duration-200 hover:shadow-lift"
    >
      <ItemPicture item={item} sizes="20rem" className="aspect-4/3 w-full" />
      <span className="grid min-w-0 gap-1 p-3">
        <span translate="no" className="font-semibold wrap-anywhere text-heading">
          {item.name}
        </span>{' '}
        <span className="text-[0.9375rem] text-ink-muted">
          {item.kind === 'document' ? itemFacts(item) : item.alt && <bdi>{item.alt}</bdi>}
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
