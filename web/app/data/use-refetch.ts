import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** For `onSuccess`, or for `onSettled` where a call may have failed because somebody else was faster. */
export function useRefetch(...keys: QueryKey[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
