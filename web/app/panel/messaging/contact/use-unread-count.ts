import { useQuery } from '@tanstack/react-query'
import { messageCountsQuery } from '#app/data/messages'
import { useOnVisit } from '../../shell/use-on-visit'
import { useRights } from '../../shell/use-rights'

export function useUnreadCount(visit: string): number {
  const isEnabled = useRights().has('handle messages')
  const { data, refetch } = useQuery({ ...messageCountsQuery(), enabled: isEnabled })
  useOnVisit(visit, () => {
    if (isEnabled) void refetch() // without a response the previous count stays
  })
  return data?.unread ?? 0
}
