import { useEffect } from 'react'
import { consumeNotice } from '#app/lib/notice-after-reload'
import { showToast } from '#app/ui/toaster'

export function useNotice(): void {
  useEffect(() => {
    const message = consumeNotice()
    if (message) showToast('success', message)
  }, [])
}
