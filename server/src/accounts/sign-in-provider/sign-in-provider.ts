import { finishGoogleLogin } from 'contract/accounts/account'
import type { Config } from '../../config.ts'
import { withDeadline } from '../../platform/runtime/deadline.ts'
import { createDiscovery, openId, waitSeconds } from './discovery.ts'

/** What one sign-in has to keep until the provider sends the browser back. */
export type StartedSignIn = { state: string; nonce: string; codeVerifier: string }

/** What the provider says of somebody. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
  picture: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The OpenID provider that the college trusts, by authorization code with PKCE. It is looked up at the first sign-in,
 * so that the server starts while the provider is down. `origin` is the site's address in the browser.
 */
export function createSignInProvider(config: Config) {
  const { discovered, isDevelopment, close } = createDiscovery(config)

  async function exchange(origin: string, query: string, started: StartedSignIn) {
    const oidc = await openId()
    const { provider, checkIdToken } = await discovered()
    const tokens = await oidc.authorizationCodeGrant(
      provider,
      new URL(origin + finishGoogleLogin.url + query),
      {
        pkceCodeVerifier: started.codeVerifier,
        expectedState: started.state,
        expectedNonce: started.nonce,
        idTokenExpected: true,
      },
    )
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new Error('The provider gave no ID token')
    await checkIdToken(tokens.id_token)
    // Some providers tell the email only when they are asked for it.
    const about =
      claims.email === undefined
        ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
        : claims
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOf(about.email),
      isEmailVerified: about.email_verified === true,
      name: textOf(about.name),
      picture: textOf(about.picture),
    }
  }

  return {
    /** Where to send the browser, and what to keep until it is back. */
    async begin(origin: string): Promise<StartedSignIn & { url: string }> {
      const oidc = await openId()
      const { provider } = await discovered()
      const started = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: origin + finishGoogleLogin.url,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(started.codeVerifier),
        code_challenge_method: 'S256',
        state: started.state,
        nonce: started.nonce,
        // On one's own machine one wants to be somebody else each time.
        ...(isDevelopment() && { prompt: 'login' }),
      })
      return { ...started, url: url.href }
    },
    /** Who came back, by the address that the provider sent the browser to. Rejects when anything does not fit. */
    finish: (origin: string, query: string, started: StartedSignIn): Promise<Identity> =>
      withDeadline(waitSeconds * 1000, exchange(origin, query, started)),
    /** Stops the development provider, if it was started. */
    close,
  }
}
