const key = 'notice'

/** Leaves a message for the next document of this tab. */
export function leaveNotice(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // The visitor lets no site store anything: then nothing is said.
  }
}

/** The message that the last document has left; only once. */
export function takeNotice(): string | undefined {
  try {
    const message = sessionStorage.getItem(key) ?? undefined
    sessionStorage.removeItem(key)
    return message
  } catch {
    // The visitor lets no site store anything.
    return undefined
  }
}
