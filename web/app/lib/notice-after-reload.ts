import { textHere } from './languages/page-language'

type NoticeKind = 'success' | 'info'
type Notice = { kind: NoticeKind; message: string }

const key = 'notice'

/** A toast for the next document. */
export function leaveNotice(kind: NoticeKind, message: string): void {
  try {
    // The next document may not have it in this language.
    const notice: Notice = { kind, message: textHere(message) }
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch {
    // Storage is blocked.
  }
}

export function consumeNotice(): Notice | undefined {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    // Safe cast: `leaveNotice` wrote it, in this tab.
    return text === null ? undefined : (JSON.parse(text) as Notice)
  } catch {
    // Storage is blocked, or another release wrote it.
    return undefined
  }
}
