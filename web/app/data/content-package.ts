import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkPackage, importPackage } from 'contract/content/package'
import { call } from '#app/lib/call'
import { contentKey } from './content'

export const useCheckPackage = () =>
  useMutation({ mutationFn: (file: File) => call(checkPackage, { body: { file } }) })

/** As drafts: all entries or none. */
export function useImportPackage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => call(importPackage, { body: { file } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contentKey }),
  })
}
