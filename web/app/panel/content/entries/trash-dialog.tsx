import { useQuery } from '@tanstack/react-query'
import type { EditedContent } from 'contract/content/calls'
import { trashDays } from 'contract/content/entry-calls'
import { contentUsesQuery } from '#app/data/content'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import type { Panel } from '../../shell/panel'
import type { ContentActs } from '../publication/use-acts'
import { viewOfType } from './open-entry'
import { UseList } from './use-list'

type TrashDialogProps = {
  panel: Panel
  entry: EditedContent
  acts: ContentActs
  isBusy: boolean
  onClose: () => void
}

export function TrashDialog({ panel, entry, acts, isBusy, onClose }: TrashDialogProps) {
  const { data: uses, isError, refetch } = useQuery(contentUsesQuery(entry._id))
  const againstIt = (all: typeof uses) =>
    all?.filter(({ _id, state }) => state !== 'history' && _id !== entry._id)
  const blockingUses = againstIt(uses)
  const remove = async () => {
    if (await acts.trash()) return panel.open(viewOfType(entry.type))
    // A new link to it may have been added since the dialog opened.
    const { data } = await refetch()
    if (againstIt(data)?.length === 0) onClose()
  }
  return (
    <ConfirmationDialog
      title="Move to trash?"
      confirm={isError ? 'Try again' : 'Move to trash'}
      onConfirm={() => void (isError ? refetch() : remove())}
      isDisabled={!isError && blockingUses?.length !== 0}
      isDanger
      onClose={onClose}
      isBusy={isBusy}
    >
      {isError && (
        <p role="alert" className="mt-3 text-danger-700">
          We couldn’t check where it is used.
        </p>
      )}
      {blockingUses && blockingUses.length === 0 && (
        <p className="mt-3 text-ink-soft">
          {entry.isPublic && `Visitors will no longer see “${entry.title}”. `}
          {`You can restore it from the trash for ${trashDays} days.`}
        </p>
      )}
      {blockingUses && blockingUses.length > 0 && (
        <>
          <p className="mt-3 text-ink-soft">
            These pages link to it or show it. Remove it from them first:
          </p>
          <UseList uses={blockingUses} panel={panel} />
        </>
      )}
    </ConfirmationDialog>
  )
}
