const key = 'notice'

/** Leaves a message for the next document of this tab. */
export function leaveNotice(message: string): void {
  sessionStorage.setItem(key, message)
}

/** The message that the last document has left; only once. */
export function takeNotice(): string | undefined {
  const message = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return message
}
