import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { recordNames, records } from 'contract/records'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Banner } from './use-messages'

function failedAt(cache: QueryCache, subject: string): number {
  const visible = cache.findAll({ queryKey: [subject], type: 'active' })
  const failed = visible.filter(({ state }) => state.status === 'error')
  return Math.max(0, ...failed.map(({ state }) => state.errorUpdatedAt))
}

export function useFetchFailures(): Banner[] {
  const cache = useQueryClient().getQueryCache()
  const [dismissed, setDismissed] = useState(0)
  const subscribe = useCallback(
    // Not at once: a query is also added while a component renders.
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  )
  // A string, because a snapshot must be stable while nothing changes.
  const failures = useSyncExternalStore(subscribe, () =>
    recordNames.map((subject) => failedAt(cache, subject)).join(' '),
  )
  return failures.split(' ').flatMap((failed, index): Banner[] => {
    const subject = recordNames[index]
    if (!subject || Number(failed) <= dismissed) return []
    const text = `Failed to fetch ${records[subject].many}. Please try again.`
    return [{ kind: 'error', text, onDismiss: () => setDismissed(Number(failed)) }]
  })
}
