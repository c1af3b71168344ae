import type { JWTVerifyOptions } from 'jose'
import { limitedFetch } from '../../platform/http/limited-fetch.ts'

export const clockToleranceSeconds = 60
const lookAgainMilliseconds = 5_000

/** What a key rotation looks like: a missing key, or other content under a known key id. */
const ofChangedKeys = new Set(['ERR_JWKS_NO_MATCHING_KEY', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'])

/**
 * OpenID Connect Core §3.1.3.7, with a minute's tolerance. The token already came over TLS; its signature is checked
 * as well (ASVS 5.0, 9.1.1). Unknown signatures make it fetch the keys again, at most once in five seconds, because a
 * provider may rotate them at any time.
 */
export async function createIdTokenCheck(
  jwksUri: URL,
  {
    issuer,
    audience,
    timeoutSeconds,
  }: { issuer: string; audience: string; timeoutSeconds: number },
): Promise<(idToken: string) => Promise<void>> {
  const { createRemoteJWKSet, customFetch, jwtVerify } = await import('jose')
  const keys = createRemoteJWKSet(jwksUri, {
    timeoutDuration: timeoutSeconds * 1000,
    [customFetch]: limitedFetch,
    // Otherwise the first fetch would delay the second; `lookAgain` limits them.
    cooldownDuration: Number.POSITIVE_INFINITY,
  })
  const rules: JWTVerifyOptions = {
    issuer,
    audience,
    clockTolerance: clockToleranceSeconds,
    // Issued during this exchange, so its age is only the difference between the clocks.
    maxTokenAge: 0,
  }
  /** No audience but this site is trusted, and the token was issued to it. */
  async function verify(idToken: string): Promise<void> {
    const { aud, azp = audience } = (await jwtVerify(idToken, keys, rules)).payload
    if ([aud, azp].flat().some((client) => client !== audience))
      throw new Error('The ID token is for another client')
  }
  let again = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() }

  /** Concurrent sign-ins share one fetch. */
  function lookAgain(): Promise<void> {
    const now = performance.now()
    if (now - again.at >= lookAgainMilliseconds) again = { at: now, done: keys.reload() }
    return again.done
  }

  return async (idToken) => {
    try {
      await verify(idToken)
    } catch (error) {
      if (!ofChangedKeys.has((error as { code?: string }).code ?? '')) throw error
      await lookAgain()
      await verify(idToken)
    }
  }
}
