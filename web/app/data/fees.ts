import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listFees, publishFees, saveFees, type WrittenFees } from 'contract/content/course-fees'
import { call } from '#app/lib/call'
import { contentKey } from './content'

/** The table starts from it and keeps it up to date itself. */
export const feesQuery = () =>
  queryOptions({
    queryKey: ['fees'],
    queryFn: async ({ signal }) => (await call(listFees, { signal })).courses,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

type Sending = { endpoint: typeof saveFees | typeof publishFees; _id: string; body: WrittenFees }

export function useFeeCalls() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ endpoint, _id, body }: Sending) => call(endpoint, { params: { _id }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: contentKey }) // the table doesn't wait for the lists
    },
  })
  const send = (endpoint: Sending['endpoint']) => async (_id: string, body: WrittenFees) =>
    (await mutateAsync({ endpoint, _id, body })).entry
  return { save: send(saveFees), publish: send(publishFees) }
}
