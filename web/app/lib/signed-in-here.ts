const key = 'panel'

/**
 * Whether somebody has signed in to the panel in this browser and not left it: only then is it worth asking who it is, which
 * browsers would log as a failed request. The server's cookie cannot be seen from here.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // This browser lets no site store anything.
    return false
  }
}

/**
 * Stores whether somebody is signed in here. After a logout nobody is led back in by a cookie that the server could not
 * remove.
 */
export function sayIsSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'open')
    else localStorage.removeItem(key)
  } catch {
    // Nothing can be stored: then a reload asks for the password again.
  }
}
