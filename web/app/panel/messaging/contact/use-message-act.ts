import {
  type ContactMessage,
  type MessageFolder,
  type MessageStatus,
  messageUpdated,
} from 'contract/messaging/messages'
import { ApiError } from 'contract/platform/client'
import { useChangeMessage, useMarkMessage, useRefreshMessages } from '#app/data/messages'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const updateFailed = 'Failed to update message. Please try again.'
const notFound = 404

export function useMessageGone({ showError }: Panel) {
  const refresh = useRefreshMessages()
  return (error: unknown, { name }: ContactMessage) => {
    if (!(error instanceof ApiError) || error.status !== notFound) return false
    showError(`Someone has already deleted the message from ${name}.`)
    void refresh() // a failure shows in the list
    return true
  }
}

export function useMessageAct(panel: Panel, onGone: (message: ContactMessage) => void) {
  const markMessage = useMarkMessage()
  const changeMessage = useChangeMessage()
  const isGone = useMessageGone(panel)
  const fail = (error: unknown, message: ContactMessage) => {
    if (isGone(error, message)) onGone(message)
    else if (!isSessionEnd(error)) panel.showError(updateFailed)
  }
  return {
    isBusy: markMessage.isPending || changeMessage.isPending,
    mark: (message: ContactMessage, isRead: boolean) =>
      markMessage.mutate(
        { messageId: message._id, isRead },
        { onError: (error) => fail(error, message) },
      ),
    move: (message: ContactMessage, folder: MessageFolder) =>
      changeMessage.mutate(
        { messageId: message._id, folder },
        {
          onSuccess: (answer) => {
            panel.showSuccess(answer.message || messageUpdated)
            onGone(message)
          },
          onError: (error) => fail(error, message),
        },
      ),
    setStatus: (message: ContactMessage, status: MessageStatus) =>
      changeMessage.mutate(
        { messageId: message._id, status },
        { onError: (error) => fail(error, message) },
      ),
  }
}
export type MessageAct = ReturnType<typeof useMessageAct>
