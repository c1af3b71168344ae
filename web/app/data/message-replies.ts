import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getSavedAnswers,
  listMessageReplies,
  type SavedAnswers,
  sendMessageReply,
  updateSavedAnswers,
} from 'contract/messaging/message-replies'
import { call } from '#app/lib/call'
import { messagesKey, useRefreshMessages } from './messages'

export const messageRepliesQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'replies', messageId],
    queryFn: ({ signal }) => call(listMessageReplies, { params: { messageId }, signal }),
    staleTime: 0,
  })

export function useSendMessageReply(messageId: string) {
  const refresh = useRefreshMessages()
  return useMutation({
    mutationFn: (body: { _id: string; text: string; seen: number }) =>
      call(sendMessageReply, { params: { messageId }, body }),
    // Also after a conflict: someone else's reply has to be seen.
    onSettled: refresh,
  })
}

export const savedAnswersQuery = () =>
  queryOptions({
    queryKey: ['saved-answers'],
    queryFn: ({ signal }) => call(getSavedAnswers, { signal }),
    staleTime: 0,
  })

export function useUpdateSavedAnswers() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SavedAnswers) => call(updateSavedAnswers, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAnswersQuery().queryKey }),
  })
}
