import { useEffect } from 'react'
import { showToast } from '#app/components/toaster'
import { takeNotice } from '#app/lib/notice-after-reload'

/** Shows what the last document has left to say. */
export function useNotice(): void {
  useEffect(() => {
    const message = takeNotice()
    if (message) showToast('success', message)
  }, [])
}
