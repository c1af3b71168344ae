import { useQuery } from '@tanstack/react-query'
import { records } from 'contract/records'
import { useState } from 'react'
import { useRecordChanges } from '#app/data/record-changes'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { useRecordDeletion } from '../../shell/list/use-deletion'
import type { Panel } from '../../shell/panel'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { UseList } from '../entries/use-list'
import { type Stored, valueIn } from './form-field'
import type { RecordList } from './record-list'

type DeleteDialogProps<Entry extends Stored> = {
  entry: Entry
  list: RecordList<Entry>
  panel: Panel
  onClose: () => void
  onGone: () => Promise<unknown>
}

export function DeleteRecordDialog<Entry extends Stored>({
  entry,
  list,
  ...around
}: DeleteDialogProps<Entry>) {
  const record = records[list.subject]
  const { one, nameField, messages } = record
  const [isConfirmed, setConfirmed] = useState(false)
  const [isMany, setMany] = useState(false)
  const { remove } = useRecordChanges(list.subject, record)
  const name = String(valueIn(entry, nameField))
  const run = useRecordDeletion({
    ...around,
    name,
    send: () =>
      remove.mutateAsync({ _id: entry._id, ...(isMany && { by: list.manyDeleted?.remove }) }),
    success: messages.deleted,
    failure: `Failed to delete ${one}. Please try again.`,
  })
  if (isConfirmed)
    return (
      <StepUpDialog
        title="Confirm Deletion"
        lead="Enter your password to continue"
        doing="Deleting..."
        isDanger
        onConfirmed={run}
        onClose={around.onClose}
      />
    )
  const summary = list.summaryOf?.(entry)
  const ManyChoice = list.manyDeleted?.choice
  return (
    <ConfirmationDialog
      title={`Delete ${one}`}
      lead={`Are you sure you want to delete "${name}"? This action cannot be undone.`}
      confirm={remove.isPending ? 'Deleting...' : 'Delete'}
      onConfirm={'stepUp' in record.remove ? () => setConfirmed(true) : run}
      isDanger
      onClose={around.onClose}
      isBusy={remove.isPending}
    >
      {ManyChoice && (
        <div className="mt-4">
          <ManyChoice entry={entry} isMany={isMany} onChange={setMany} />
        </div>
      )}
      {summary && <Summary rows={summary} />}
      <Usages entry={entry} list={list} panel={around.panel} />
    </ConfirmationDialog>
  )
}

function Usages<Entry extends Stored>({
  entry,
  list: { fetchUses, subject },
  panel,
}: Pick<DeleteDialogProps<Entry>, 'entry' | 'list' | 'panel'>) {
  const { data: uses = [], isError } = useQuery({
    queryKey: [subject, 'uses', entry._id],
    queryFn: async ({ signal }) => fetchUses?.(entry, signal),
    enabled: fetchUses !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const currentUses = uses.filter(({ state }) => state !== 'history')
  if (isError)
    return (
      <p role="alert" className="mt-4 text-danger-700">
        We couldn’t check which pages show it.
      </p>
    )
  return (
    currentUses.length > 0 && (
      <div className="mt-4">
        <p className="text-ink-soft">It will also disappear from these pages:</p>
        <UseList uses={currentUses} panel={panel} />
      </div>
    )
  )
}

function Summary({ rows }: { rows: [label: string, text: string | undefined][] }) {
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 rounded-md bg-tint px-4 py-3">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere text-ink">{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
