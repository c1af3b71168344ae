import { useMutation } from '@tanstack/react-query'
import { checkPackage, importPackage } from 'contract/content/package'
import { call } from '#app/lib/call'
import { contentKey } from './content'
import { useRefetch } from './use-refetch'

export const useCheckPackage = () =>
  useMutation({ mutationFn: (file: File) => call(checkPackage, { body: { file } }) })

/** As drafts: all entries or none. */
export const useImportPackage = () =>
  useMutation({
    mutationFn: (file: File) => call(importPackage, { body: { file } }),
    onSuccess: useRefetch(contentKey),
  })
