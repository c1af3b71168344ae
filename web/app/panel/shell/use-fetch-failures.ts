import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { recordNames, records } from 'contract/records'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Banner } from './use-messages'

/** When something that is shown of these records was last asked for in vain; 0 when all of it came. */
function failedAt(cache: QueryCache, subject: string): number {
  const shown = cache.findAll({ queryKey: [subject], type: 'active' })
  const failed = shown.filter(({ state }) => state.status === 'error')
  return Math.max(0, ...failed.map(({ state }) => state.errorUpdatedAt))
}

/** The banners of records that could not be fetched, until they are dismissed or the records come. */
export function useFetchFailures(): Banner[] {
  const cache = useQueryClient().getQueryCache()
  const [dismissed, setDismissed] = useState(0)
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache])
  // A text, because that stays the same as long as it says the same.
  const failures = useSyncExternalStore(subscribe, () =>
    recordNames.map((subject) => failedAt(cache, subject)).join(' '),
  )
  return failures.split(' ').flatMap((failed, place): Banner[] => {
    const subject = recordNames[place]
    if (!subject || Number(failed) <= dismissed) return []
    const text = `Failed to fetch ${records[subject].many}. Please try again.`
    return [{ kind: 'error', text, onDismiss: () => setDismissed(Number(failed)) }]
  })
}
