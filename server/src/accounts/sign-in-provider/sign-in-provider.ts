import { finishGoogleLogin } from 'contract/accounts/account'
import type { Config } from '../../platform/config/config.ts'
import { withDeadline } from '../../platform/runtime/deadline.ts'
import { createDiscovery, openId, waitSeconds } from './discovery.ts'

export type StartedSignIn = { state: string; nonce: string; codeVerifier: string }

export type Identity = {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
  picture: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Authorization code with PKCE. `origin` is the site's address in the browser. */
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
    // Otherwise, everyone would be the same person.
    if (!claims.sub) throw new Error('The ID token has no subject')
    await checkIdToken(tokens.id_token)
    // Some providers return the email only from the user info endpoint.
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
        // In development, to sign in as someone else each time.
        ...(isDevelopment() && { prompt: 'login' }),
      })
      return { ...started, url: url.href }
    },
    /** `query` is from the callback address. Rejects if anything doesn't match. */
    finish: (origin: string, query: string, started: StartedSignIn): Promise<Identity> =>
      withDeadline(waitSeconds * 1000, exchange(origin, query, started)),
    close,
  }
}

export type SignInProvider = ReturnType<typeof createSignInProvider>
