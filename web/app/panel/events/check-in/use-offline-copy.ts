import { useEffect, useState } from 'react'
import { keepOffline, keepStorage } from './store-offline'

export type Keeping = 'checking' | 'kept' | 'kept for now' | 'not kept'

async function keep(): Promise<Keeping> {
  // For the scans too, even where the page can't be stored.
  const isSafe = await keepStorage().catch(() => false)
  const isKept = await keepOffline().catch(
    // Offline: an active worker means that the page was stored earlier.
    () => Boolean(navigator.serviceWorker?.controller),
  )
  if (!isKept) return 'not kept'
  return isSafe ? 'kept' : 'kept for now'
}

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
