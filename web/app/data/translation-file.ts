import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkTranslations, importTranslations } from 'contract/operations/translation-file'
import { call } from '#app/lib/call'
import { contentKey } from './content'

type Sent = { file: File; language: string | undefined }

export function useCheckTranslations() {
  return useMutation({
    mutationFn: ({ file, language }: Sent) =>
      call(checkTranslations, { query: { language }, body: { file } }),
  })
}

export function useImportTranslations() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, language }: Sent) =>
      call(importTranslations, { query: { language }, body: { file } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contentKey }),
  })
}
