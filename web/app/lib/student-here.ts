const key = 'student'

/** Whether a student was signed in when this browser asked last. The server's cookie cannot be seen from here. */
export function isStudentHere(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // This browser lets no site store anything.
    return false
  }
}

export function noteStudentHere(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(key, 'here')
    else localStorage.removeItem(key)
  } catch {
    // Nothing can be stored: then a page from the history shows what it knew.
  }
}
