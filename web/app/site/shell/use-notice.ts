import { useEffect } from 'react'
import { takeNotice } from '#app/lib/notice-after-reload'
import { showToast } from '#app/ui/toaster'

export function useNotice(): void {
  useEffect(() => {
    const message = takeNotice()
    if (message) showToast('success', message)
  }, [])
}
