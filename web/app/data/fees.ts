import { queryOptions, useQueryClient } from '@tanstack/react-query'
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

export function useFeeCalls() {
  const queryClient = useQueryClient()
  const send =
    (endpoint: typeof saveFees | typeof publishFees) => async (_id: string, body: WrittenFees) => {
      const { entry } = await call(endpoint, { params: { _id }, body })
      void queryClient.invalidateQueries({ queryKey: contentKey }) // the table doesn't wait for the lists
      return entry
    }
  return { save: send(saveFees), publish: send(publishFees) }
}
