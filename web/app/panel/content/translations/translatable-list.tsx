import {
  type TranslatableEntry,
  translationStatuses,
} from 'contract/content/translations/list-calls'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import { contentTypes, isTypeName } from 'contract/content/types'
import { formatCount } from 'contract/platform/format-count'
import { Languages } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { translatableEntriesQuery, useBeginTranslation } from '#app/data/translation-list'
import { offeredTranslations } from '#app/framework/addresses/language-prefix'
import { ListFooter } from '../../shell/list/list-footer'
import { ListStatus, Notice } from '../../shell/list/list-notices'
import { ListPages } from '../../shell/list/list-pages'
import { ListSelect, ListToolbar } from '../../shell/list/list-toolbar'
import { type ListFilters, type PagedList, usePagedList } from '../../shell/list/use-paged-list'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { TranslatableRow } from './translatable-row'

const noun = 'entries'

/** What visitors see, each with its translation: one click opens it beside the English. */
type TranslatableListProps = PanelProps & {
  /** Gets the list's current filters. */
  tools: (filters: ListFilters) => ReactNode
}

export function TranslatableList({ panel, tools }: TranslatableListProps) {
  const result = usePagedList<TranslatableEntry>(translatableEntriesQuery, panel.start.choice)
  const { query, entries, known, clear, choice } = result
  const count = useRef<HTMLParagraphElement>(null)
  const { mutateAsync: begin, isPending } = useBeginTranslation()
  const act = useAct(panel)
  const language = choice.language ?? offeredTranslations[0]?.code ?? ''
  const open = ({ _id, translationId }: TranslatableEntry) =>
    act(async () => {
      const contentId = translationId ?? (await begin({ _id, language }))._id
      panel.edit('translations', { contentId })
      return undefined
    })
  return (
    <div className="grid gap-5">
      <div className="flex justify-end">{tools(result.requested)}</div>
      <Filters result={result} />
      <ListStatus
        noun={noun}
        query={query}
        found={known?.found}
        isFiltered={known !== undefined && known.all > 0}
        onClear={clear}
        noneYet={<NoneYet />}
      />
      <ListPages list={query} noun={noun} count={entries.length} countRef={count}>
        {entries.length > 0 && (
          <ul
            aria-label="Entries to translate"
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
          >
            {entries.map((entry) => (
              <li key={entry._id}>
                <TranslatableRow
                  entry={entry}
                  language={language}
                  isDisabled={isPending}
                  onOpen={() => void open(entry)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListPages>
      {known && known.all > 0 && (
        <ListFooter list={query} noun={noun} countRef={count}>
          {`Showing ${formatCount(entries.length)} of ${formatCount(known.found)} ${noun}`}
        </ListFooter>
      )}
    </div>
  )
}

const typeOptions = (names: readonly string[]) =>
  Object.fromEntries(
    names.filter(isTypeName).map((name) => [name, contentTypes[name].many] as const),
  )

const languageOptions = Object.fromEntries(
  offeredTranslations.map(({ code }) => [code, nameOfLanguage(code)]),
)

function Filters({ result }: { result: PagedList<TranslatableEntry> }) {
  const { choice, choose, known, query } = result
  return (
    <ListToolbar
      searchLabel="Search translations"
      searchHint="Search by title, in English or Hindi"
      search={choice.search ?? ''}
      onSearch={(search) => choose({ search })}
      isRefreshing={query.isFetching}
      onRefresh={() => void query.refetch()} // a failure shows in the message area
    >
      {offeredTranslations.length > 1 && (
        <ListSelect
          label="Language"
          value={choice.language ?? offeredTranslations[0]?.code ?? ''}
          options={languageOptions}
          onChange={(language) => choose({ language })}
        />
      )}
      <ListSelect
        label="Status"
        value={choice.status ?? ''}
        options={{ '': 'Any status', ...translationStatuses }}
        onChange={(status) => choose({ status })}
      />
      <ListSelect
        label="Type"
        value={choice.type ?? ''}
        options={{ '': 'All types', ...typeOptions(known?.values.type ?? []) }}
        onChange={(type) => choose({ type })}
      />
    </ListToolbar>
  )
}

const NoneYet = () => (
  <Notice
    icon={Languages}
    title="Nothing to translate"
    text="Entries appear here once they are published."
  >
    {null}
  </Notice>
)
