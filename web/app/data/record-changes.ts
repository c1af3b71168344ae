import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeclaredRecord } from 'contract/record'
import { call } from '#app/lib/call'
import { type UploadProgress, upload } from '#app/lib/upload'

type Entered = { body: Record<string, unknown> } & UploadProgress

/** The calls that write a kind of record; whatever is known of its subject is asked for again afterwards. */
export function useRecordChanges(subject: string, record: DeclaredRecord) {
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: [subject] })
  return {
    create: useMutation({
      mutationFn: ({ onUploadProgress, ...options }: Entered) =>
        upload(onUploadProgress)(record.create, options),
      onSuccess,
    }),
    /** The picture stays when none is given. */
    update: useMutation({
      mutationFn: ({ _id, onUploadProgress, ...options }: { _id: string } & Entered) =>
        upload(onUploadProgress)(record.update, { params: { _id }, ...options }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (_id: string) => call(record.remove, { params: { _id } }),
      onSuccess,
    }),
  }
}
