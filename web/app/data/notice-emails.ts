import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  emailCorrection,
  readNoticeEmail,
  sendTestEmail,
  setNoticeEmail,
} from 'contract/messaging/notice-emails'
import { call } from '#app/lib/call'
import { contentKey } from './content'
import { useRefetch } from './use-refetch'

/** Under the key of content: publishing changes it. */
export const noticeEmailQuery = (_id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'email', _id],
    queryFn: async ({ signal }) =>
      (await call(readNoticeEmail, { params: { _id }, signal })).status,
    staleTime: 0,
  })

export function useNoticeEmailCalls(_id: string) {
  const queryClient = useQueryClient()
  const params = { _id }
  const { queryKey } = noticeEmailQuery(_id)
  const onSettled = useRefetch(queryKey)
  return {
    choose: useMutation({
      mutationFn: (isEmailed: boolean) =>
        call(setNoticeEmail, { params, body: { isSkipped: !isEmailed } }),
      onSuccess: ({ status }) => queryClient.setQueryData(queryKey, status),
    }),
    correct: useMutation({ mutationFn: () => call(emailCorrection, { params }), onSettled }),
    test: useMutation({ mutationFn: () => call(sendTestEmail, { params }) }),
  }
}
