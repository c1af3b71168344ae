import { useMutation } from '@tanstack/react-query'
import {
  getSavedAnswers,
  listMessageReplies,
  type SavedAnswers,
  sendMessageReply,
  updateSavedAnswers,
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

export const savedAnswersQuery = () => freshQuery(['saved-answers'], getSavedAnswers)

export const useUpdateSavedAnswers = () =>
  useMutation({
    mutationFn: (body: SavedAnswers) => call(updateSavedAnswers, { body }),
    onSettled: useRefetch(savedAnswersQuery().queryKey),
  })
