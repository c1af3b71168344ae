import { useQuery } from '@tanstack/react-query'
import { searchKinds } from 'contract/platform/search-kinds'
import type { PanelResult, PanelResults } from 'contract/search/panel-search'
import { panelSearchQuery } from '#app/data/panel-search'
import { openEntry } from '../content/entries/open-entry'
import { ListLoading, LoadingFailed } from '../shell/list/list-notices'
import type { Panel, PanelProps, ViewId } from '../shell/panel'
import { ResultRow } from './result-row'

const lists = {
  teaching: 'faculty',
  administrative: 'administrative-faculty',
  management: 'management-faculty',
} as const satisfies Record<string, ViewId>

function openResult(panel: Panel, { _id, kind, entry, record }: PanelResult): void {
  if (entry) openEntry(panel, entry)
  else if (kind === 'document') panel.edit('library', { libraryId: _id })
  else if (record) {
    const list = record.group ? lists[record.group] : record.subject
    panel.open(list, { choice: { search: record.name } })
  }
}

const noun = 'results'

export function SearchView({ panel }: PanelProps) {
  const q = panel.start.choice?.q ?? ''
  const { data, isFetching, refetch } = useQuery(panelSearchQuery(q))
  if (q === '') return <p className="text-ink-soft">Enter a search term above.</p>
  if (!data) {
    if (isFetching) return <ListLoading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  const count = data.groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <>
      <p role="status" className="text-ink-soft">
        {count === 0 && `No results for “${q}”. Try fewer or different words.`}
        {count > 0 && `Results for “${q}”`}
      </p>
      {data.meant && (
        <p className="mt-3 text-lg text-ink">
          Did you mean <WhatWasMeant text={data.meant} panel={panel} />?
        </p>
      )}
      {data.groups.map((group) => (
        <ResultGroup key={group.kind} group={group} panel={panel} />
      ))}
    </>
  )
}

function WhatWasMeant({ text, panel }: { text: string; panel: Panel }) {
  return (
    <button
      type="button"
      onClick={() => panel.open('search', { choice: { q: text } })}
      className="min-h-11 font-semibold text-accent underline underline-offset-4"
    >
      {text}
    </button>
  )
}

type ResultGroupProps = { group: PanelResults['groups'][number]; panel: Panel }

function ResultGroup({ group: { kind, found, isMore }, panel }: ResultGroupProps) {
  return (
    <section aria-labelledby={`found-${kind}`} className="mt-6">
      <h2 id={`found-${kind}`} className="text-xl text-heading">
        {searchKinds[kind]}
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
        {found.map((one) => (
          <li key={one._id}>
            <ResultRow match={one} onOpen={() => openResult(panel, one)} />
          </li>
        ))}
      </ul>
      {isMore && (
        <p className="mt-2 text-ink-muted">
          There are more results. Add a word to narrow them down.
        </p>
      )}
    </section>
  )
}
