import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { ChevronRight } from 'lucide'
import { Icon } from '#app/components/icon'
import { contentListQuery } from '#app/data/content'
import { useSite } from '#app/lib/site'
import { Loading, LoadingFailed } from '../list/list-notices'
import type { PanelProps } from '../panel'
import { EntryState } from './entry-state'
import { formatMoment } from './format-moment'

const noun = 'entries'

/** Every entry, last written first, with whether visitors see it. */
export function EntryList({ panel }: PanelProps) {
  const { data: entries, isFetching, refetch } = useQuery(contentListQuery())
  if (!entries) {
    if (isFetching) return <Loading noun={noun} />
    return <LoadingFailed noun={noun} onRetry={() => void refetch()} /> // a failure shows here again
  }
  return (
    <ul
      aria-label="Website"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {entries.map((entry) => (
        <li key={entry._id}>
          <EntryRow entry={entry} onOpen={() => panel.edit('website', { contentId: entry._id })} />
        </li>
      ))}
    </ul>
  )
}

function EntryRow({ entry, onOpen }: { entry: ContentEntry; onOpen: () => void }) {
  const { now } = useSite()
  const { title, author, savedAt } = entry
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-4 px-4 py-4 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-5"
    >
      <span className="grid min-w-0 flex-1 gap-1.5">
        <span className="text-lg font-semibold wrap-anywhere text-heading">{title}</span>{' '}
        <EntryState entry={entry} />{' '}
        <span className="text-[0.9375rem] wrap-anywhere text-ink-muted">
          {`Last written by ${author}, ${formatMoment(savedAt, now)}`}
        </span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
    </button>
  )
}
