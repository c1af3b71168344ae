import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageCountsQuery } from '#app/data/messages'

/** Unread messages of the inbox, asked for again at every visit of a view. */
export function useUnreadCount(visit: number): number {
  const { data, refetch } = useQuery(messageCountsQuery())
  useEffect(() => {
    if (visit > 0) void refetch() // without an answer the former count stays
  }, [visit, refetch])
  return data?.unread ?? 0
}
