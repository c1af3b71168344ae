import { useEffect, useState } from 'react'
import { persistStorage, storeOffline } from './store-offline'

export type OfflineCopyStatus = 'checking' | 'kept' | 'kept for now' | 'not kept'

async function store(): Promise<OfflineCopyStatus> {
  // For the scans too, even where the page can't be stored.
  const isSafe = await persistStorage().catch(() => false)
  const isStored = await storeOffline().catch(
    // Offline: an active worker means that the page was stored earlier.
    () => Boolean(navigator.serviceWorker?.controller),
  )
  if (!isStored) return 'not kept'
  return isSafe ? 'kept' : 'kept for now'
}

export function useOfflineCopy(isWanted: boolean): OfflineCopyStatus {
  const [keeping, setKeeping] = useState<OfflineCopyStatus>('checking')
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    store().then((stored) => isOver || setKeeping(stored))
    return () => {
      isOver = true
    }
  }, [isWanted])
  return keeping
}
