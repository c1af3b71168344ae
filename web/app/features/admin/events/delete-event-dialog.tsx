import { type Event, events } from 'contract/events'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'
import { eventsKey } from '#app/data/events'
import { useRecordChanges } from '#app/data/record-changes'
import { useDeletion } from '../list/use-deletion'
import type { Panel } from '../panel'

const deleteFailed = 'Failed to delete event. Please try again.'

type DeleteEventDialogProps = {
  event: Event
  panel: Panel
  onClose: () => void
  onGone: () => Promise<unknown>
}

export function DeleteEventDialog({ event, ...around }: DeleteEventDialogProps) {
  const { remove } = useRecordChanges(events, eventsKey)
  const confirm = useDeletion({
    ...around,
    name: event.title,
    send: () => remove.mutateAsync(event._id),
    success: events.says.deleted,
    failure: deleteFailed,
  })
  return (
    <Modal title="Delete event" onClose={around.onClose} isBusy={remove.isPending}>
      <p className="mt-3 wrap-anywhere text-ink-soft">
        {`Are you sure you want to delete "${event.title}"? This action cannot be undone.`}
      </p>
      <DialogButtons
        cancel="Cancel"
        onCancel={around.onClose}
        confirm={remove.isPending ? 'Deleting...' : 'Delete'}
        onConfirm={confirm}
        isBusy={remove.isPending}
        isDanger
      />
    </Modal>
  )
}
