import { useQuery } from '@tanstack/react-query'
import { searchKinds } from 'contract/platform/search-kinds'
import type { PanelResult, PanelResults } from 'contract/search/panel-search'
import { panelSearchQuery } from '#app/data/panel-search'
import { openEntry } from '../content/entries/open-entry'
import { openEvent } from '../events/hub/open-event'
import { Button } from '../shell/button'
import { LoadStatus } from '../shell/list/list-notices'
import type { Panel, PanelProps } from '../shell/panel'
import { useRights } from '../shell/use-rights'
import { FieldResults } from './field-results'
import { HelpResults } from './help/help-results'
import { matchViews } from './match-views'
import {
  AccountResults,
  MessageResults,
  type OfficeResultsProps,
  RegistrationResults,
} from './office-results'
import { openRecord } from './open-record'
import { ResultList, SimpleRow } from './result-list'
import { ResultRow } from './result-row'

function openResult(panel: Panel, { _id, kind, entry, record }: PanelResult): void {
  if (entry) openEntry(panel, entry)
  else if (kind === 'document') panel.edit('library', { libraryId: _id })
  else if (record?.subject === 'events' && panel.canOpen('event'))
    openEvent(panel, { eventId: _id, tab: 'details', from: 'events' })
  else if (record) openRecord(panel, record)
}

/** Kinds with a match in a title come first, others keep their order. */
const byTitle = (groups: PanelResults['groups']) =>
  groups.toSorted((one, other) => titleMatches(other) - titleMatches(one))

const titleMatches = ({ found }: PanelResults['groups'][number]) =>
  Number(found.some(({ title }) => title.some(({ isHit }) => isHit)))

export function SearchView({ panel }: PanelProps) {
  const q = panel.start.choice?.q ?? ''
  const { has } = useRights()
  if (q === '') return <p className="text-ink-soft">Enter a search term above.</p>
  return (
    <>
      <ViewResults panel={panel} q={q} />
      {has('write content') && <FieldResults panel={panel} q={q} />}
      <HelpResults panel={panel} q={q} />
      {has('write content') && <ContentResults panel={panel} q={q} />}
      {has('handle messages') && <MessageResults panel={panel} q={q} />}
      {has('handle registrations') && <RegistrationResults panel={panel} q={q} />}
      {has('manage accounts') && <AccountResults panel={panel} q={q} />}
    </>
  )
}

function ContentResults({ panel, q }: OfficeResultsProps) {
  const query = useQuery(panelSearchQuery(q))
  const { data } = query
  if (!data) return <LoadStatus noun="results" query={query} />
  const count = data.groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <>
      <p role="status" className="mt-6 text-ink-soft">
        {count === 0 && `Nothing on the website matches “${q}”. Try fewer or different words.`}
        {count > 0 && `On the website, for “${q}”`}
      </p>
      {data.meant && (
        <p className="mt-3 text-lg text-ink">
          Did you mean <SuggestedSearch text={data.meant} panel={panel} />?
        </p>
      )}
      {byTitle(data.groups).map(({ kind, found, isMore }) => (
        <ResultList key={kind} title={searchKinds[kind]} isMore={isMore}>
          {found.map((one) => (
            <ResultRow key={one._id} match={one} onOpen={() => openResult(panel, one)} />
          ))}
        </ResultList>
      ))}
    </>
  )
}

const SuggestedSearch = ({ text, panel }: { text: string; panel: Panel }) => (
  <Button tone="link" onClick={() => panel.open('search', { choice: { q: text } })}>
    <bdi>{text}</bdi>
  </Button>
)

const mostViews = 4

function ViewResults({ panel, q }: OfficeResultsProps) {
  const matches = matchViews(panel.views, q)
  if (matches.length === 0) return null
  return (
    <ResultList title="In the panel">
      {matches.slice(0, mostViews).map(({ id, label, icon, description }) => (
        <SimpleRow
          key={id}
          icon={icon}
          title={label}
          about={description}
          onOpen={() => panel.open(id)}
        />
      ))}
    </ResultList>
  )
}
