import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createTranslation } from 'contract/content/translations/calls'
import {
  countOutdatedTranslations,
  listTranslatableEntries,
  type TranslatableEntry,
} from 'contract/content/translations/list-calls'
import { call } from '#app/lib/call'
import { contentKey } from './content'
import { type ListParams, recordListQuery } from './record-list'

export const translatableEntriesQuery = (requested: ListParams, visit: string) => {
  const request = (query: ListParams, signal: AbortSignal) =>
    call(listTranslatableEntries, { query, signal })
  return recordListQuery<TranslatableEntry>(
    { subject: contentKey[0], ask: request },
    requested,
    visit,
  )
}

export const outdatedTranslationsQuery = () =>
  queryOptions({
    queryKey: [...contentKey, 'outdated translations'],
    queryFn: ({ signal }) => call(countOutdatedTranslations, { signal }),
    staleTime: 0,
  })

/** Of any entry, unlike `useStartTranslation`. */
export function useBeginTranslation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ _id, language }: { _id: string; language: string }) =>
      (await call(createTranslation, { params: { _id }, body: { language } })).entry,
    onSettled: () => queryClient.invalidateQueries({ queryKey: contentKey }),
  })
}
