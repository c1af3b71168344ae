import { useEffect, useState } from 'react'
import { keepOffline } from './keep-offline'

export type Keeping = 'checking' | 'kept' | 'not kept'

/** Keeps the page, where somebody checks people in, for when there is no network, and says whether that has worked. */
export function useKeptOffline(isWanted: boolean): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('checking')
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    keepOffline().then(
      (isKept) => isOver || setKeeping(isKept ? 'kept' : 'not kept'),
      // Without a network it is as it was kept; a worker in charge says that it was.
      () => isOver || setKeeping(navigator.serviceWorker?.controller ? 'kept' : 'not kept'),
    )
    return () => {
      isOver = true
    }
  }, [isWanted])
  return keeping
}
