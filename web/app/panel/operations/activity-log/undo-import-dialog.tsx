import { useQuery } from '@tanstack/react-query'
import type { undoImport } from 'contract/operations/undo-import'
import { ApiError, type ResponseOf } from 'contract/platform/client'
import { countOf, formatCount } from 'contract/platform/format-count'
import { undoImportQuery, useUndoImport } from '#app/data/undo-import'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { Modal } from '#app/ui/modal'
import { DialogClose } from '../../shell/dialog-close'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

type Undoing = Omit<ResponseOf<typeof undoImport>, 'message'>

const failed = 'The import could not be undone. Please try again.'

const entriesText = (count: number) => countOf(count, 'entry', 'entries')

function consequence({ deleted, restored, kept }: Undoing): string {
  const parts = [
    deleted > 0 && `${entriesText(deleted)} will be deleted.`,
    restored > 0 && `${entriesText(restored)} will be restored.`,
    kept > 0 && `${entriesText(kept)} will stay:`,
  ]
  return parts.filter(Boolean).join(' ') || 'There’s nothing left to undo.'
}

type UndoImportDialogProps = {
  importId: string
  panel: Panel
  onClose: () => void
  /** Once the dialog has nothing more to show. */
  onUndone: () => void
}

export function UndoImportDialog(props: UndoImportDialogProps) {
  const { importId, panel, onClose, onUndone } = props
  const { data, error } = useQuery(undoImportQuery(importId))
  const { mutateAsync, isPending, data: done } = useUndoImport()
  const reasonOf = (reason: unknown) => (reason instanceof ApiError && reason.message) || failed
  const run = async () => {
    try {
      const { message, kept } = await mutateAsync(importId)
      if (kept > 0) return
      panel.showSuccess(message)
      onUndone()
    } catch (reason) {
      if (!isSessionEnd(reason)) panel.showError(reasonOf(reason))
      onClose()
    }
  }
  if (done && done.kept > 0)
    return (
      <Modal title={done.message} onClose={onUndone}>
        <SkippedEntries {...done} />
        <DialogClose onClose={onUndone} />
      </Modal>
    )
  return (
    <ConfirmationDialog
      title="Undo this import?"
      confirm="Undo import"
      onConfirm={() => void run()} // reports its failure
      isDisabled={!data}
      isDanger
      onClose={onClose}
      isBusy={isPending}
    >
      {data && (
        <p translate="no" className="mt-3 font-semibold wrap-anywhere text-ink">
          {data.file}
        </p>
      )}
      <p role={error ? 'alert' : 'status'} className="mt-2 text-ink-soft">
        {error ? reasonOf(error) : data ? consequence(data) : 'Checking...'}
      </p>
      {data && <SkippedEntries {...data} />}
    </ConfirmationDialog>
  )
}

function SkippedEntries({ kept, keptEntries }: Pick<Undoing, 'kept' | 'keptEntries'>) {
  if (kept === 0) return null
  const left = kept - keptEntries.length
  return (
    <ul className="mt-3 grid max-h-72 gap-2 overflow-y-auto">
      {keptEntries.map(({ _id, name, reason }) => (
        <li key={_id} className="wrap-anywhere text-ink-soft">
          <span translate="no" className="font-semibold text-ink">{`${name}: `}</span>
          {reason}
        </li>
      ))}
      {left > 0 && <li className="text-ink-soft">{`and ${formatCount(left)} more`}</li>}
    </ul>
  )
}
