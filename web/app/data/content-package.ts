import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkPackage, importPackage } from 'contract/content/package'
import { call } from '#app/lib/call'
import { contentKey } from './content'

/** Says what bringing in a package of content would do. */
export const useCheckPackage = () =>
  useMutation({ mutationFn: (file: File) => call(checkPackage, { body: { file } }) })

/** Brings a package in as drafts: all of its entries, or none. */
export function useImportPackage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => call(importPackage, { body: { file } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contentKey }),
  })
}
