const key = 'student'

/** The id of the student who is signed in in this browser. The server's cookie is HttpOnly. */
export function studentHere(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    // Storage is blocked.
    return undefined
  }
}

export function rememberStudent(_id: string | undefined): void {
  try {
    if (_id) localStorage.setItem(key, _id)
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: a page from the history shows what it knew.
  }
}

/** Runs `work` when somebody signs in or out in another tab. Returns the clean-up. */
export function onOtherStudent(work: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) work()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
