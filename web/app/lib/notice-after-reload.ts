import { deleteStored, readStoredJson, store } from './browser-storage'
import { textHere } from './languages/page-language'

type NoticeKind = 'success' | 'info'
type Notice = { kind: NoticeKind; message: string }

const key = 'notice'

/** A toast for the next document. */
export function leaveNotice(kind: NoticeKind, message: string): void {
  // The next document may not have it in this language.
  const notice: Notice = { kind, message: textHere(message) }
  store('sessionStorage', key, JSON.stringify(notice))
}

export function consumeNotice(): Notice | undefined {
  // Safe cast: `leaveNotice` wrote it, in this tab.
  const notice = readStoredJson('sessionStorage', key) as Notice | undefined
  deleteStored('sessionStorage', key)
  return notice
}
