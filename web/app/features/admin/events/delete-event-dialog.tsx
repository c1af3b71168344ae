import { Refusal } from 'contract/client'
import { type Event, eventDeleted } from 'contract/events'
import { useRef } from 'react'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'
import { useDeleteEvent } from '#app/data/events'
import type { Panel } from '../panel'
import { isSessionEnd } from '../use-session-end'

const deleteFailed = 'Failed to delete event. Please try again.'
const notFound = 404

type DeleteEventDialogProps = {
  event: Event
  panel: Panel
  onClose: () => void
  /** Somebody else has deleted it before: brings the list as it is now. */
  onGone: () => Promise<unknown>
}

export function DeleteEventDialog({ event, panel, onClose, onGone }: DeleteEventDialogProps) {
  const deleteEvent = useDeleteEvent()
  const isSent = useRef(false)
  const confirm = async () => {
    // A second click can come before the button is drawn disabled.
    if (isSent.current) return
    isSent.current = true
    try {
      const { message } = await deleteEvent.mutateAsync(event._id)
      panel.showSuccess(message || eventDeleted)
    } catch (error) {
      if (error instanceof Refusal && error.status === notFound) {
        panel.showError(`"${event.title}" had already been deleted.`)
        await onGone()
      } else if (!isSessionEnd(error)) panel.showError(deleteFailed)
    }
    onClose()
  }
  return (
    <Modal title="Delete event" onClose={onClose} isBusy={deleteEvent.isPending}>
      <p className="mt-3 wrap-anywhere text-ink-soft">
        {`Are you sure you want to delete "${event.title}"? This action cannot be undone.`}
      </p>
      <DialogButtons
        cancel="Cancel"
        onCancel={onClose}
        confirm={deleteEvent.isPending ? 'Deleting...' : 'Delete'}
        onConfirm={confirm}
        isBusy={deleteEvent.isPending}
        isDanger
      />
    </Modal>
  )
}
