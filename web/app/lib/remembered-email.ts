const key = 'email'

export function rememberedEmail(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    // Storage is blocked.
    return undefined
  }
}

export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, email)
  } catch {
    // Storage is blocked.
  }
}

/** Logging out clears storage, so the email is saved again afterwards. */
export async function withRememberedEmail<Answer>(logOut: () => Promise<Answer>): Promise<Answer> {
  const email = rememberedEmail()
  const answer = await logOut()
  if (email !== undefined) rememberEmail(email)
  return answer
}
