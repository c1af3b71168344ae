import type { JWTVerifyOptions } from 'jose'

/** How far the provider's clock may be from ours. */
export const clockToleranceSeconds = 60
const lookAgainMilliseconds = 5_000

/** A key that is not there, or that has other content under its old name: what a change of keys looks like. */
const ofChangedKeys = new Set(['ERR_JWKS_NO_MATCHING_KEY', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'])

/**
 * Gives a function that rejects unless an ID token is signed by one of the provider's keys, issued and good now, give
 * or take a minute (OpenID Connect Core §3.1.3.7). The token comes over TLS already; its signature is checked as well
 * (ASVS 5.0, 9.1.1). A provider may change its keys at any time: they are looked up again for a signature that does
 * not fit, at most once in five seconds.
 */
export async function createIdTokenCheck(
  jwksUri: URL,
  {
    issuer,
    audience,
    timeoutSeconds,
  }: { issuer: string; audience: string; timeoutSeconds: number },
): Promise<(idToken: string) => Promise<void>> {
  const { createRemoteJWKSet, jwtVerify } = await import('jose')
  const keys = createRemoteJWKSet(jwksUri, {
    timeoutDuration: timeoutSeconds * 1000,
    // When to look again is decided below: the first look must not be in the way of the second.
    cooldownDuration: Number.POSITIVE_INFINITY,
  })
  const rules: JWTVerifyOptions = {
    issuer,
    audience,
    clockTolerance: clockToleranceSeconds,
    // Made while we were asking for it: its age is the difference of the clocks.
    maxTokenAge: 0,
  }
  let again = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() }

  /** Everybody who comes meanwhile waits for the same look. */
  function lookAgain(): Promise<void> {
    const now = performance.now()
    if (now - again.at >= lookAgainMilliseconds) again = { at: now, done: keys.reload() }
    return again.done
  }

  return async (idToken) => {
    try {
      await jwtVerify(idToken, keys, rules)
    } catch (error) {
      if (!ofChangedKeys.has((error as { code?: string }).code ?? '')) throw error
      await lookAgain()
      await jwtVerify(idToken, keys, rules)
    }
  }
}
