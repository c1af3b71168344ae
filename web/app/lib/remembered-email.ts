const key = 'email'

/** The email that a student wanted to find filled in on this device. */
export function rememberedEmail(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    // The visitor lets no site store anything.
    return undefined
  }
}

/** Remembers an email on this device; undefined forgets it. */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, email)
  } catch {
    // The visitor lets no site store anything: then nothing is remembered.
  }
}

/** Logs out, which empties all that this site has stored on the device, and remembers the email again. */
export async function keepRememberedEmail<Answer>(logOut: () => Promise<Answer>): Promise<Answer> {
  const email = rememberedEmail()
  const answer = await logOut()
  if (email !== undefined) rememberEmail(email)
  return answer
}
