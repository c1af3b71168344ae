import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Right } from 'contract/platform/roles'
import { waitingContentQuery } from '#app/data/content-lists'
import { messageCountsQuery } from '#app/data/messages'
import { profileChangesQuery } from '#app/data/own-profile'
import { outdatedTranslationsQuery } from '#app/data/translation-list'
import { countWaiting } from './content/entries/waiting-entries'
import type { ViewId } from './shell/panel'
import { useOnVisit } from './shell/use-on-visit'
import { useRights } from './shell/use-rights'

export type WaitingCounts = Partial<Record<ViewId, number>>

/** How much work waits in each view. A failed request leaves the former count. */
export function useWaitingCounts(visit: string): WaitingCounts {
  const rights = useRights()
  const unread = useCounted('handle messages', messageCountsQuery(), visit)
  const changes = useCounted('write records', profileChangesQuery(), visit)
  const entries = useCounted('publish translations', waitingContentQuery(), visit) ?? []
  const changed = useCounted('write translations', outdatedTranslationsQuery(), visit)
  const waiting = countWaiting(entries, rights)
  return {
    messages: unread?.unread ?? 0,
    'profile-changes': changes?.waiting.length ?? 0,
    ...waiting,
    translations: waiting.translations + (changed?.outdated ?? 0),
  }
}

function useCounted<Data, Key extends readonly unknown[]>(
  right: Right,
  query: UseQueryOptions<Data, Error, Data, Key>,
  visit: string,
): Data | undefined {
  const isEnabled = useRights().has(right)
  const { data, refetch } = useQuery({ ...query, enabled: isEnabled })
  useOnVisit(visit, () => {
    if (isEnabled) void refetch() // without a response the previous count stays
  })
  return data
}
