import { useQuery } from '@tanstack/react-query'
import type { RevisionSummary } from 'contract/content/calls'
import { Globe, History, PencilLine, Undo2 } from 'lucide'
import { revisionsQuery } from '#app/data/content'
import { useSite } from '#app/lib/site'
import { ActivityChanges } from '../../shell/activity-changes'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import { Disclosure } from '../entries/disclosure'
import { EntryBadge } from '../entries/entry-status'

type HistorySectionProps = {
  entryId: string
  isBusy: boolean
  onRestore: (revision: RevisionSummary) => void
}

export function HistorySection(props: HistorySectionProps) {
  return (
    <Disclosure label="History" icon={History} show="Show history" hide="Hide history">
      <Revisions {...props} />
    </Disclosure>
  )
}

function Revisions({ entryId, isBusy, onRestore }: HistorySectionProps) {
  const { data: revisions, isError } = useQuery(revisionsQuery(entryId))
  if (!revisions)
    return (
      <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
        {isError ? 'The history could not be loaded.' : 'Loading history...'}
      </p>
    )
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
      {revisions.map((revision) => (
        <RevisionEntry
          key={revision._id}
          revision={revision}
          isBusy={isBusy}
          onRestore={() => onRestore(revision)}
        />
      ))}
    </ol>
  )
}

type RevisionEntryProps = { revision: RevisionSummary; isBusy: boolean; onRestore: () => void }

function RevisionEntry({ revision, isBusy, onRestore }: RevisionEntryProps) {
  const { now } = useSite()
  const { author, savedAt, publishedAt, isPublic, changes } = revision
  const saved = formatRecentTime(savedAt, now)
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{author}</span>{' '}
          <time dateTime={savedAt} className="text-ink-muted">
            {saved}
          </time>
        </p>
        {isPublic ? (
          <EntryBadge icon={Globe} tone="bg-leaf-100 text-leaf-700">
            Live version
          </EntryBadge>
        ) : (
          <EntryBadge icon={publishedAt ? Globe : PencilLine} tone="bg-well text-ink-soft">
            {publishedAt ? `Published ${formatRecentTime(publishedAt, now)}` : 'Draft'}
          </EntryBadge>
        )}
      </div>
      {changes.length > 0 ? (
        <ActivityChanges changes={changes} />
      ) : (
        <p className="text-[0.9375rem] text-ink-muted">No changes</p>
      )}
      <Button
        icon={Undo2}
        isBlocked={isBusy}
        onClick={() => onRestore()}
        className="justify-self-start px-4"
      >
        Restore as draft
        <span className="sr-only">{`: ${author}, ${saved}`}</span>
      </Button>
    </li>
  )
}
