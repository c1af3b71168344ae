import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkImport, importTable } from 'contract/operations/import'
import type { RecordName } from 'contract/records'
import { call } from '#app/lib/call'

type Import = { subject: RecordName; file: File }
type NewImport = { _id: string } & Import

export const useCheckImport = () =>
  useMutation({
    mutationFn: ({ subject, file }: Import) =>
      call(checkImport, { params: { subject }, body: { file } }),
  })

export function useImportTable() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, subject, file }: NewImport) =>
      call(importTable, { params: { subject }, query: { _id }, body: { file } }),
    onSuccess: (_report, { subject }) => queryClient.invalidateQueries({ queryKey: [subject] }),
  })
}
