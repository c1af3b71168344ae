import { type ContactMessage, messageDeleted } from 'contract/messaging/messages'
import { useRef } from 'react'
import { useDeleteMessage } from '#app/data/messages'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'
import { useMessageGone } from './use-message-act'

const deleteFailed = 'Failed to delete message. Please try again.'

type DeleteMessageDialogProps = {
  message: ContactMessage
  panel: Panel
  onClose: () => void
  onGone: () => void
}

export function DeleteMessageDialog({ message, panel, onClose, onGone }: DeleteMessageDialogProps) {
  const deleteMessage = useDeleteMessage()
  const isGone = useMessageGone(panel)
  const isSent = useRef(false)
  const confirm = async () => {
    // A second click can arrive before the button renders as disabled.
    if (isSent.current) return
    isSent.current = true
    try {
      const answer = await deleteMessage.mutateAsync(message._id)
      panel.showSuccess(answer.message || messageDeleted)
      onGone()
    } catch (error) {
      if (isGone(error, message)) return onGone()
      if (!isSessionEnd(error)) panel.showError(deleteFailed)
      onClose()
    }
  }
  return (
    <ConfirmationDialog
      title="Delete message"
      lead={`Are you sure you want to delete the message from ${message.name}? This action cannot be undone.`}
      confirm={deleteMessage.isPending ? 'Deleting...' : 'Delete'}
      onConfirm={confirm}
      isDanger
      onClose={onClose}
      isBusy={deleteMessage.isPending}
    />
  )
}
