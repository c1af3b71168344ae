import { useQuery } from '@tanstack/react-query'
import type { RevisionSummary } from 'contract/content/calls'
import { Globe, History, PencilLine } from 'lucide'
import { revisionsQuery } from '#app/data/content'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import { Disclosure } from '../entries/disclosure'
import { EntryBadge } from '../entries/entry-status'
import { HistoryRow, HistoryRows } from './history-rows'

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
  return (
    <HistoryRows versions={revisions} isError={isError}>
      {(revision) => (
        <HistoryRow
          key={revision._id}
          version={revision}
          badges={<RevisionBadge {...revision} />}
          noChanges={<p className="text-[0.9375rem] text-ink-muted">No changes</p>}
          restore={{ label: 'Restore as draft', isBusy, onRestore: () => onRestore(revision) }}
        />
      )}
    </HistoryRows>
  )
}

function RevisionBadge({ publishedAt, isPublic }: RevisionSummary) {
  const { now } = useSite()
  if (isPublic)
    return (
      <EntryBadge icon={Globe} tone="bg-leaf-100 text-leaf-700">
        Live version
      </EntryBadge>
    )
  return (
    <EntryBadge icon={publishedAt ? Globe : PencilLine} tone="bg-well text-ink-soft">
      {publishedAt ? `Published ${formatRecentTime(publishedAt, now)}` : 'Draft'}
    </EntryBadge>
  )
}
