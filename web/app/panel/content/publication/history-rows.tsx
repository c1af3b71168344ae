import type { FieldChange } from 'contract/platform/activity'
import { Undo2 } from 'lucide'
import type { ReactNode } from 'react'
import { useSite } from '#app/lib/site'
import { ActivityChanges } from '../../shell/activity-changes'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import { useAccountName } from '../../shell/use-account-name'

type HistoryRowsProps<Version> = {
  versions: readonly Version[] | undefined
  isError: boolean
  children: (version: Version, index: number) => ReactNode
}

export function HistoryRows<Version>({ versions, isError, children }: HistoryRowsProps<Version>) {
  if (!versions)
    return (
      <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
        {isError ? 'The history could not be loaded.' : 'Loading history...'}
      </p>
    )
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
      {versions.map(children)}
    </ol>
  )
}

type HistoryRowProps = {
  version: { author: string; savedAt: string; changes: FieldChange[] }
  badges: ReactNode
  noChanges?: ReactNode
  /** Absent: it can't be restored. */
  restore?: { label: string; isBusy: boolean; onRestore: () => void } | undefined
}

export function HistoryRow({ version, badges, noChanges, restore }: HistoryRowProps) {
  const { now } = useSite()
  const { savedAt, changes } = version
  const author = useAccountName()(version.author)
  const saved = formatRecentTime(savedAt, now)
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span translate="no" className="font-semibold">
            {author}
          </span>{' '}
          <time dateTime={savedAt} className="text-ink-muted">
            {saved}
          </time>
        </p>
        <div className="flex flex-wrap gap-2">{badges}</div>
      </div>
      {changes.length > 0 ? <ActivityChanges changes={changes} /> : noChanges}
      {restore && (
        <Button
          icon={Undo2}
          isBlocked={restore.isBusy}
          onClick={restore.onRestore}
          className="justify-self-start px-4"
        >
          {restore.label}
          <span className="sr-only">{`: ${author}, ${saved}`}</span>
        </Button>
      )}
    </li>
  )
}
