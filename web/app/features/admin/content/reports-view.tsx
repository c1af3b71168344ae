import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { ChevronRight, CircleCheck } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '#app/components/icon'
import { reportsQuery } from '#app/data/content'
import { useSite } from '#app/lib/site'
import { Loading, LoadingFailed } from '../list/list-notices'
import type { PanelProps } from '../panel'
import { formatMoment } from './format-moment'

const noun = 'reports'

/** What of the website wants to be looked at, each row leading to where it is mended. */
export function ReportsView({ panel }: PanelProps) {
  const { now } = useSite()
  const { data, isFetching, refetch } = useQuery(reportsQuery())
  if (!data) {
    if (isFetching) return <Loading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  const openEntry = (contentId: string) => panel.edit('website', { contentId })
  const rowOf = ({ _id, title, author, savedAt }: ContentEntry) => (
    <Row
      key={_id}
      name={title}
      note={`Last written by ${author}, ${formatMoment(savedAt, now)}`}
      onOpen={() => openEntry(_id)}
    />
  )
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Report title="Dead links" none="Every link to a page of this site leads there">
        {data.deadLinks.map(({ entryId, title, label, place }) => (
          <Row
            key={`${entryId} ${label} ${place}`}
            name={title}
            note={`${label}: ${place} leads to no page`}
            onOpen={() => openEntry(entryId)}
          />
        ))}
      </Report>
      <Report title="Drafts waiting" none="Nothing is written that is not published">
        {data.drafts.map(rowOf)}
      </Report>
      <Report title="Not changed for the longest" none="Nothing is published">
        {data.oldest.map(rowOf)}
      </Report>
      <Report title="Unused pictures and documents" none="Everything in the library is in use">
        {data.unusedFiles.map(({ _id, kind, name }) => (
          <Row
            key={_id}
            name={name}
            note={kind === 'picture' ? 'Picture' : 'Document'}
            onOpen={() => panel.edit('library', { libraryId: _id })}
          />
        ))}
      </Report>
    </div>
  )
}

type ReportProps = {
  title: string
  /** Said where it has no rows. */
  none: string
  children: ReactNode[]
}

function Report({ title, none, children }: ReportProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      <h2 id={id} className="border-b border-line px-4 py-4 text-xl text-heading sm:px-5">
        {title}
      </h2>
      {children.length === 0 ? (
        <p className="flex items-center gap-2 px-4 py-4 text-leaf-700 sm:px-5">
          <Icon of={CircleCheck} className="size-5 shrink-0" />
          {none}
        </p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  )
}

type RowProps = { name: string; note: string; onOpen: () => void }

function Row({ name, note, onOpen }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-4 px-4 py-3 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-5"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-semibold wrap-anywhere text-heading">{name}</span>{' '}
          <span className="text-[0.9375rem] wrap-anywhere text-ink-muted">{note}</span>
        </span>
        <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
      </button>
    </li>
  )
}
