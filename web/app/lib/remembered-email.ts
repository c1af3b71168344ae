import { deleteStored, readStored, store } from './browser-storage'

const key = 'email'

export const rememberedEmail = (): string | undefined => readStored('localStorage', key)

export function rememberEmail(email: string | undefined): void {
  if (email === undefined) deleteStored('localStorage', key)
  else store('localStorage', key, email)
}

/** Logging out clears storage, so the email is saved again afterwards. */
export async function withRememberedEmail<Answer>(logOut: () => Promise<Answer>): Promise<Answer> {
  const email = rememberedEmail()
  const answer = await logOut()
  if (email !== undefined) rememberEmail(email)
  return answer
}
