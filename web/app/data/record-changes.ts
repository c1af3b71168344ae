import { useMutation } from '@tanstack/react-query'
import type { DeclaredRecord } from 'contract/content/record'
import { call } from '#app/lib/call'
import { type UploadOptions, uploadCall } from '#app/lib/upload'
import { useRefetch } from './use-refetch'

type Remove = (_id: string) => Promise<{ message: string }>
type Entered = { body: Record<string, unknown> } & UploadOptions
type New = { query: { _id: string } } & Entered

type Written = { message: string; _id?: string | undefined }
export type RecordCalls = {
  create?: ((entered: New) => Promise<Written>) | undefined
  update?: ((entered: { _id: string } & Entered) => Promise<Written>) | undefined
}

export function useRecordChanges(
  subject: string,
  record: DeclaredRecord,
  { create, update }: RecordCalls = {},
) {
  const onSuccess = useRefetch([subject])
  return {
    create: useMutation({
      mutationFn:
        create ??
        (({ onUploadProgress, ...options }: New): Promise<Written> =>
          uploadCall(onUploadProgress)(record.create, options)),
      onSuccess,
    }),
    update: useMutation({
      mutationFn:
        update ??
        (({ _id, onUploadProgress, ...options }: { _id: string } & Entered): Promise<Written> =>
          uploadCall(onUploadProgress)(record.update, { params: { _id }, ...options })),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ _id, by }: { _id: string; by?: Remove | undefined }) =>
        by ? by(_id) : call(record.remove, { params: { _id } }),
      onSuccess,
    }),
  }
}
