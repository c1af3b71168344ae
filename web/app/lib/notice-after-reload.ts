const key = 'notice'

export function leaveNotice(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Storage is blocked.
  }
}

export function consumeNotice(): string | undefined {
  try {
    const message = sessionStorage.getItem(key) ?? undefined
    sessionStorage.removeItem(key)
    return message
  } catch {
    // Storage is blocked.
    return undefined
  }
}
