import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentData } from 'contract/content/data'
import { endLink, listLinks, previewContent, shareContent } from 'contract/content/views'
import { call } from '#app/lib/call'

export function useStorePreview(_id: string) {
  return useMutation({
    mutationFn: (data: ContentData) => call(previewContent, { params: { _id }, body: { data } }),
  })
}

export const linksQuery = (_id: string) =>
  queryOptions({
    queryKey: ['content-links', _id],
    queryFn: async ({ signal }) => (await call(listLinks, { params: { _id }, signal })).links,
    staleTime: 0,
    gcTime: 0,
  })

function useLinksChanged(_id: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: linksQuery(_id).queryKey })
}

/** Saves first: a link needs what the server has. */
export function useShareContent(_id: string) {
  const onSuccess = useLinksChanged(_id)
  return useMutation({
    mutationFn: async (save: () => Promise<boolean>) =>
      (await save()) ? call(shareContent, { params: { _id } }) : undefined,
    onSuccess,
  })
}

export function useEndLink(_id: string) {
  const onSettled = useLinksChanged(_id)
  return useMutation({
    mutationFn: (linkId: string) => call(endLink, { params: { _id, linkId } }),
    onSettled,
  })
}
