import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissSetUp, readToday } from 'contract/operations/today'
import { call } from '#app/lib/call'

export const todayQuery = () =>
  queryOptions({
    queryKey: ['today'],
    queryFn: ({ signal }) => call(readToday, { signal }),
    staleTime: 0,
  })

export function useDismissSetUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isDismissed: boolean) => call(dismissSetUp, { body: { isDismissed } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: todayQuery().queryKey }),
  })
}
