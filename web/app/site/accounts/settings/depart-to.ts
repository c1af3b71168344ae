import { leaveNotice } from '#app/lib/notice-after-reload'

/** Leaves for a whole new document, which tells what has happened, so that nothing of the student stays in memory. */
export function departTo(path: string, notice: string): void {
  leaveNotice(notice)
  window.location.assign(path)
}
