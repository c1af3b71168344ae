import { useQuery } from '@tanstack/react-query'
import type { RecordVersion } from 'contract/record-history'
import type { RecordName } from 'contract/records'
import { Check, History, PencilLine } from 'lucide'
import { recordHistoryQuery } from '#app/data/record-history'
import { actionLabels } from '../../shell/activity-text'
import { useAccountName } from '../../shell/use-account-name'
import { Disclosure } from '../entries/disclosure'
import { EntryBadge } from '../entries/entry-status'
import { HistoryRow, HistoryRows } from '../publication/history-rows'

type RecordHistoryProps = {
  subject: RecordName
  recordId: string
  isBusy: boolean
  onRestore: (version: RecordVersion) => void
}

export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Disclosure label="History" icon={History} show="Show history" hide="Hide history">
      <Versions {...props} />
    </Disclosure>
  )
}

function Versions({ subject, recordId, isBusy, onRestore }: RecordHistoryProps) {
  const { data, isError } = useQuery(recordHistoryQuery(subject, recordId))
  return (
    <HistoryRows versions={data?.versions} isError={isError}>
      {(version, index) => (
        <HistoryRow
          key={version._id}
          version={version}
          badges={<VersionBadges version={version} isCurrent={index === 0} />}
          restore={
            index === 0
              ? undefined
              : { label: 'Restore this version', isBusy, onRestore: () => onRestore(version) }
          }
        />
      )}
    </HistoryRows>
  )
}

const labels: Partial<Record<RecordVersion['action'], string>> = {
  ...actionLabels,
  cancelled: 'Cancelled',
  trashed: 'Deleted',
  undone: 'Import undone',
}

type VersionBadgesProps = { version: RecordVersion; isCurrent: boolean }

function VersionBadges({ version: { action, approvedBy }, isCurrent }: VersionBadgesProps) {
  const nameOf = useAccountName()
  return (
    <>
      {action !== 'updated' && (
        <EntryBadge icon={PencilLine} tone="bg-well text-ink-soft">
          {approvedBy ? `Approved by ${nameOf(approvedBy)}` : (labels[action] ?? action)}
        </EntryBadge>
      )}
      {isCurrent && (
        <EntryBadge icon={Check} tone="bg-leaf-100 text-leaf-700">
          Current version
        </EntryBadge>
      )}
    </>
  )
}
