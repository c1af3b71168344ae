import { useEffect, useState } from 'react'
import { keepOffline, keepStorage } from './store-offline'

export type Keeping = 'checking' | 'kept' | 'kept for now' | 'not kept'

async function keep(): Promise<Keeping> {
  // Scans lie there, whether the page is kept or not.
  const isSafe = await keepStorage().catch(() => false)
  const isKept = await keepOffline().catch(
    // Without a network it is as it was kept; a worker in charge says that it was.
    () => Boolean(navigator.serviceWorker?.controller),
  )
  if (!isKept) return 'not kept'
  return isSafe ? 'kept' : 'kept for now'
}

/** Keeps the page, where somebody checks people in, for when there is no network, and says whether that has worked. */
export function useKeptOffline(isWanted: boolean): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('checking')
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    keep().then((kept) => isOver || setKeeping(kept))
    return () => {
      isOver = true
    }
  }, [isWanted])
  return keeping
}
