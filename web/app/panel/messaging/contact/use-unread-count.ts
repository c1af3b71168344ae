import { useQuery } from '@tanstack/react-query'
import { messageCountsQuery } from '#app/data/messages'
import { useOnVisit } from '../../shell/use-on-visit'
import { useRights } from '../../shell/use-rights'

/** Unread messages of the inbox, asked for again at every visit of a view. */
export function useUnreadCount(visit: string): number {
  const isEnabled = useRights().has('handle messages')
  const { data, refetch } = useQuery({ ...messageCountsQuery(), enabled: isEnabled })
  useOnVisit(visit, () => {
    if (isEnabled) void refetch() // without an answer the former count stays
  })
  return data?.unread ?? 0
}
