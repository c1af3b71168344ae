import { type Event, eventDeleted } from 'contract/events'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'
import { useDeleteEvent } from '#app/data/event-changes'
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
  const deleteEvent = useDeleteEvent()
  const confirm = useDeletion({
    ...around,
    name: event.title,
    send: () => deleteEvent.mutateAsync(event._id),
    success: eventDeleted,
    failure: deleteFailed,
  })
  return (
    <Modal title="Delete event" onClose={around.onClose} isBusy={deleteEvent.isPending}>
      <p className="mt-3 wrap-anywhere text-ink-soft">
        {`Are you sure you want to delete "${event.title}"? This action cannot be undone.`}
      </p>
      <DialogButtons
        cancel="Cancel"
        onCancel={around.onClose}
        confirm={deleteEvent.isPending ? 'Deleting...' : 'Delete'}
        onConfirm={confirm}
        isBusy={deleteEvent.isPending}
        isDanger
      />
    </Modal>
  )
}
