import type { ContentEntry } from 'contract/content/calls'
import { ChevronRight } from 'lucide'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { formatRecentTime } from '../../shell/format-recent-time'
import { useAccountName } from '../../shell/use-account-name'
import { EntryStatus } from './entry-status'
import { isFixedTitle } from './is-fixed-title'
import { MissingParts } from './missing-parts'

type EntryRowProps = { entry: ContentEntry; note?: string; onOpen: (field?: string) => void }

export function EntryRow({ entry, note, onOpen }: EntryRowProps) {
  const { now } = useSite()
  const nameOf = useAccountName()
  const { title, author, savedAt, missing } = entry
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        onClick={() => onOpen()}
        className="flex w-full min-w-0 items-center gap-4 px-4 py-4 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-5"
      >
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span
            translate={isFixedTitle(entry) ? undefined : 'no'}
            className="text-lg font-semibold wrap-anywhere text-heading"
          >
            {title}
          </span>{' '}
          {note && <span className="wrap-anywhere text-ink-soft">{`${note} `}</span>}
          <EntryStatus entry={entry} />{' '}
          <span className="text-[0.9375rem] wrap-anywhere text-ink-muted">
            {author === 'first start'
              ? 'Came with the site'
              : `Last edited by ${nameOf(author)}, ${formatRecentTime(savedAt, now)}`}
          </span>
        </span>
        <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
      </button>
      {missing && (
        <div className="px-4 pb-3 sm:px-5">
          <MissingParts missing={missing} onOpen={onOpen} />
        </div>
      )}
    </div>
  )
}
