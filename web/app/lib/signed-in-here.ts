const key = 'panel'

/** The cookie is HttpOnly. Without this flag, every visitor would log a failed request. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}

/** After a logout, a cookie the server couldn't remove must not lead back in. */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'open')
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: a reload asks for the password again.
  }
}
