import { useMutation } from '@tanstack/react-query'
import {
  getSavedReplies,
  listMessageReplies,
  type SavedReplies,
  sendMessageReply,
  updateSavedReplies,
} from 'contract/messaging/message-replies'
import { call } from '#app/lib/call'
import { freshQuery } from './fresh-query'
import { messagesKey } from './messages'
import { useRefetch } from './use-refetch'

export const messageRepliesQuery = (messageId: string) =>
  freshQuery([...messagesKey, 'replies', messageId], listMessageReplies, { params: { messageId } })

export const useSendMessageReply = (messageId: string) =>
  useMutation({
    mutationFn: (body: { _id: string; text: string; seen: number }) =>
      call(sendMessageReply, { params: { messageId }, body }),
    // Also after a conflict: someone else's reply has to be seen.
    onSettled: useRefetch(messagesKey),
  })

export const savedRepliesQuery = () => freshQuery(['saved-replies'], getSavedReplies)

export const useUpdateSavedReplies = () =>
  useMutation({
    mutationFn: (body: SavedReplies) => call(updateSavedReplies, { body }),
    onSettled: useRefetch(savedRepliesQuery().queryKey),
  })
