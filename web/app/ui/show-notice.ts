import { consumeNotice } from '#app/lib/notice-after-reload'
import { showToast } from './toaster'

export function showNotice(): void {
  const notice = consumeNotice()
  if (notice) showToast(notice.kind, notice.message)
}
