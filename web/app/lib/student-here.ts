import { deleteStored, readStored, store } from './browser-storage'

const key = 'student'

/** The id of the student who is signed in in this browser. The server's cookie is HttpOnly. */
export const studentHere = (): string | undefined => readStored('localStorage', key)

export function rememberStudent(_id: string | undefined): void {
  if (_id) store('localStorage', key, _id)
  else deleteStored('localStorage', key)
}

/** Runs `work` when somebody signs in or out in another tab. Returns the clean-up. */
export function onOtherStudent(work: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) work()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
