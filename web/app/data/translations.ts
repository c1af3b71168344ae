import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createTranslation,
  getTranslationSource,
  listTranslations,
  suggestTranslation,
} from 'contract/content/translations/calls'
import { call } from '#app/lib/call'
import { contentKey } from './content'

/** Also after a save of the entry: it may have changed a text. */
export const translationsQuery = (_id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'translations', _id],
    queryFn: async ({ signal }) =>
      (await call(listTranslations, { params: { _id }, signal })).translations,
    staleTime: 0,
  })

export const translationSourceQuery = (_id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'source', _id],
    queryFn: ({ signal }) => call(getTranslationSource, { params: { _id }, signal }),
    staleTime: 0,
  })

export function useStartTranslation(_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (language: string) =>
      (await call(createTranslation, { params: { _id }, body: { language } })).entry,
    onSettled: () => queryClient.invalidateQueries({ queryKey: contentKey }),
  })
}

/** Nothing is stored: the form writes it into the draft. */
export const useSuggestTranslation = (_id: string) =>
  useMutation({
    mutationFn: (path: string) => call(suggestTranslation, { params: { _id }, body: { path } }),
  })
