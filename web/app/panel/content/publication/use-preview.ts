import type { ContentData } from 'contract/content/data'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStorePreview } from '#app/data/content-views'
import { useDebounced } from '#app/lib/use-debounced'
import { isSame } from '../editing/editing-state'

/** With 150 ms plus the request, the preview follows about 0.4 s after the last keystroke. */
const pauseMilliseconds = 150

/** One request at a time; changes typed meanwhile follow in the next. */
export function usePreview(entryId: string, data: ContentData) {
  const typed = useDebounced(data, pauseMilliseconds)
  const [path, setPath] = useState<string>()
  const { mutate, isPending, isError, variables: requested } = useStorePreview(entryId)
  const request = () => mutate(typed, { onSuccess: (stored) => setPath(stored.path) })
  const isRequested = requested !== undefined && isSame(requested, typed)
  const requestAgain = useEffectEvent(request)
  useEffect(() => {
    if (!isPending && !isRequested) requestAgain()
  }, [isPending, isRequested])
  return { path, isPending, isError, retry: request }
}
