import { useEffect } from 'react'
import { takeNotice } from '#app/lib/notice-after-reload'
import { showToast } from '#app/ui/toaster'

/** Shows what the last document has left to say. */
export function useNotice(): void {
  useEffect(() => {
    const message = takeNotice()
    if (message) showToast('success', message)
  }, [])
}
