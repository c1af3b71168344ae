import { useMutation, useQueryClient } from '@tanstack/react-query'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { call } from '#app/lib/call'
import { freshQuery } from './fresh-query'

export const undoImportQuery = (_id: string) => ({
  ...freshQuery(['undo import', _id], previewUndoImport, { params: { _id } }),
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
