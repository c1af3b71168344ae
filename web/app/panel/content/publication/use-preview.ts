import type { ContentData } from 'contract/content/data'
import { useEffect, useEffectEvent, useState } from 'react'
import { useKeepPreview } from '#app/data/content-views'
import { useDebounced } from '#app/lib/use-debounced'
import { isSame } from '../editing/editing-state'

/** Most people's next letter comes sooner; with the way to the server what is typed is seen 0.4 s after the last one. */
const pauseMilliseconds = 150

/** Where the page with what is typed can be seen. One request at a time: what is typed meanwhile is asked for after it. */
export function usePreview(entryId: string, data: ContentData) {
  const typed = useDebounced(data, pauseMilliseconds)
  const [path, setPath] = useState<string>()
  const { mutate, isPending, isError, variables: asked } = useKeepPreview(entryId)
  const ask = () => mutate(typed, { onSuccess: (kept) => setPath(kept.path) })
  const isAsked = asked !== undefined && isSame(asked, typed)
  const askAnew = useEffectEvent(ask)
  useEffect(() => {
    if (!isPending && !isAsked) askAnew()
  }, [isPending, isAsked])
  return { path, isPending, isError, retry: ask }
}
