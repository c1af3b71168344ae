import { showToast } from '#app/ui/toaster'
import { consumeNotice } from './notice-after-reload'

/** What the last document wanted to say. */
export function showNotice(): void {
  const notice = consumeNotice()
  if (notice) showToast(notice.kind, notice.message)
}
