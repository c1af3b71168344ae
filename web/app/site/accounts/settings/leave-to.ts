import { addressHere } from '#app/lib/languages/page-language'
import { leaveNotice } from '#app/lib/notice-after-reload'

/** A full page load clears the student's data from memory. */
export function leaveTo(path: string, notice: string): void {
  leaveNotice('success', notice)
  window.location.assign(addressHere(path))
}
