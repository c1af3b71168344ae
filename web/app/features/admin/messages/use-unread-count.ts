import { useQuery } from '@tanstack/react-query'
import { messageCountsQuery } from '#app/data/messages'
import { useOnVisit } from '../use-on-visit'

/** Unread messages of the inbox, asked for again at every visit of a view. */
export function useUnreadCount(visit: string): number {
  const { data, refetch } = useQuery(messageCountsQuery())
  useOnVisit(visit, () => void refetch()) // without an answer the former count stays
  return data?.unread ?? 0
}
