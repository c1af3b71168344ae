import { queryOptions, useMutation } from '@tanstack/react-query'
import type { ContentData } from 'contract/content/data'
import { endLink, listLinks, previewContent, shareContent } from 'contract/content/views'
import { call } from '#app/lib/call'
import { useRefetch } from './use-refetch'

export const useStorePreview = (_id: string) =>
  useMutation({
    mutationFn: (data: ContentData) => call(previewContent, { params: { _id }, body: { data } }),
  })

export const linksQuery = (_id: string) =>
  queryOptions({
    queryKey: ['content-links', _id],
    queryFn: async ({ signal }) => (await call(listLinks, { params: { _id }, signal })).links,
    staleTime: 0,
    gcTime: 0,
  })

/** Saves first: a link needs what the server has. */
export const useShareContent = (_id: string) =>
  useMutation({
    mutationFn: async (save: () => Promise<boolean>) =>
      (await save()) ? call(shareContent, { params: { _id } }) : undefined,
    onSuccess: useRefetch(linksQuery(_id).queryKey),
  })

export const useEndLink = (_id: string) =>
  useMutation({
    mutationFn: (linkId: string) => call(endLink, { params: { _id, linkId } }),
    onSettled: useRefetch(linksQuery(_id).queryKey),
  })
