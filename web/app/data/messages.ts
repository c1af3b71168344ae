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
  updateMessage,
} from 'contract/messaging/messages'
import type { Answer } from 'contract/platform/client'
import { call } from '#app/lib/call'

const messagesKey = ['messages'] as const
const listsKey = [...messagesKey, 'list'] as const
const countsKey = [...messagesKey, 'counts'] as const

type Pages = InfiniteData<Answer<typeof listMessages>>

/** The messages of a folder that match a search, newest first, page by page. */
export const messagesQuery = (folder: MessageFolder, search: string) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, folder, search],
    queryFn: ({ pageParam: before, signal }) =>
      call(listMessages, { query: { folder, search: search || undefined, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Visitors write at any time.
    staleTime: 0,
    // Else every page that was ever opened would be asked for again at the next visit.
    gcTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === folder ? before : undefined),
  })

/** How many messages there are. Asked for again when a view opens or the window is looked at, not by the clock. */
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

/** Changes the lists that are there, and those on their way once they have come: they may be older than the change. */
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

/** Marks a message read or unread. The lists follow without being asked for again. */
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

/** Moves a message to the other folder. */
export function useMoveMessage() {
  const refresh = useRefreshMessages()
  return useMutation({
    mutationFn: ({ messageId, folder }: { messageId: string; folder: MessageFolder }) =>
      call(updateMessage, { params: { messageId }, body: { folder } }),
    onSuccess: refresh,
  })
}

/** Deletes a message by its id. */
export function useDeleteMessage() {
  const refresh = useRefreshMessages()
  return useMutation({
    mutationFn: (messageId: string) => call(deleteMessage, { params: { messageId } }),
    onSuccess: refresh,
  })
}

/** Asks for the lists and counts on the screen again. */
export function useRefreshMessages() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: messagesKey })
}
