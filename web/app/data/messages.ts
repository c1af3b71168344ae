import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  countMessages,
  deleteMessage,
  listMessages,
  type MessageFolder,
  type MessageStatus,
  updateMessage,
} from 'contract/messaging/messages'
import type { ResponseOf } from 'contract/platform/client'
import { call } from '#app/lib/call'
import { useRefetch } from './use-refetch'

export const messagesKey = ['messages'] as const
const listsKey = [...messagesKey, 'list'] as const
const countsKey = [...messagesKey, 'counts'] as const

type Pages = InfiniteData<ResponseOf<typeof listMessages>>

export const messagesQuery = (folder: MessageFolder, search: string, status?: MessageStatus) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, folder, search, status],
    queryFn: ({ pageParam: before, signal }) =>
      call(listMessages, {
        query: { folder, search: search || undefined, status, before },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Otherwise every page ever opened would be refetched at the next visit.
    gcTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === folder ? before : undefined),
  })

/** Refetched when a view opens or the window gets focus, not on a timer. */
export const messageCountsQuery = () =>
  queryOptions({
    queryKey: countsKey,
    queryFn: ({ signal }) => call(countMessages, { signal }),
    staleTime: 0,
  })

function withRead(pages: Pages | undefined, messageId: string, isRead: boolean) {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        messages: page.messages.map((message) => {
          if (message._id !== messageId) return message
          const { readAt: _former, ...unread } = message
          return isRead ? { ...unread, readAt: new Date().toISOString() } : unread
        }),
      })),
    }
  )
}

/** Also changes lists still loading, which may be older than the change. */
async function changeLists(
  queryClient: QueryClient,
  change: (pages: Pages | undefined) => Pages | undefined,
) {
  const apply = () => queryClient.setQueriesData<Pages>({ queryKey: listsKey }, change)
  const coming = queryClient
    .getQueryCache()
    .findAll({ queryKey: listsKey, fetchStatus: 'fetching' })
  apply()
  if (coming.length === 0) return
  await Promise.allSettled(coming.map((query) => query.promise))
  apply()
}

export function useMarkMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ messageId, isRead }: { messageId: string; isRead: boolean }) =>
      call(updateMessage, { params: { messageId }, body: { isRead } }),
    onSuccess: (_answer, { messageId, isRead }) => {
      void changeLists(queryClient, (pages) => withRead(pages, messageId, isRead))
      return queryClient.invalidateQueries({ queryKey: countsKey })
    },
  })
}

type MessageChange = { messageId: string; folder?: MessageFolder; status?: MessageStatus }

export const useChangeMessage = () =>
  useMutation({
    mutationFn: ({ messageId, ...body }: MessageChange) =>
      call(updateMessage, { params: { messageId }, body }),
    onSuccess: useRefetch(messagesKey),
  })

export const useDeleteMessage = () =>
  useMutation({
    mutationFn: (messageId: string) => call(deleteMessage, { params: { messageId } }),
    onSuccess: useRefetch(messagesKey),
  })

export const useRefreshMessages = () => useRefetch(messagesKey)
