import { useMutation } from '@tanstack/react-query'
import { dismissSetUp, readToday } from 'contract/operations/today'
import { call } from '#app/lib/call'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export const todayQuery = () => freshQuery(['today'], readToday)

export const useDismissSetUp = () =>
  useMutation({
    mutationFn: (isDismissed: boolean) => call(dismissSetUp, { body: { isDismissed } }),
    onSettled: useRefetch(todayQuery().queryKey),
  })
