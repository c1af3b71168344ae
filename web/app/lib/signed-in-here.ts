import { deleteStored, readStored, store } from './browser-storage'

const key = 'panel'

/** The cookie is HttpOnly. Without this flag, every visitor would log a failed request. */
export const mayBeSignedIn = (): boolean => readStored('localStorage', key) !== undefined

/** After a logout, a cookie the server couldn't remove must not lead back in. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) store('localStorage', key, 'open')
  else deleteStored('localStorage', key)
}
