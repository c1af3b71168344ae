const key = 'student'

/** The server's cookie is HttpOnly. */
export function isStudentHere(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}

export function rememberStudent(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(key, 'here')
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: a page from the history shows what it knew.
  }
}
