import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { call } from '#app/lib/call'

export const undoImportQuery = (_id: string) =>
  queryOptions({
    queryKey: ['undo import', _id],
    queryFn: ({ signal }) => call(previewUndoImport, { params: { _id }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export function useUndoImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => call(undoImport, { params: { _id } }),
    // The undone records, and the activity log.
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'undo import' }),
  })
}
