import { finishGoogleLogin } from 'contract/accounts/account'
import type { Configuration } from 'openid-client'
import type { Config } from '../../platform/config/config.ts'
import { limitedFetch } from '../../platform/http/limited-fetch.ts'
import { ownOrigins } from '../../platform/http/origin-check.ts'
import { type DevelopmentProvider, startDevelopmentProvider } from './development-provider.ts'
import { clockToleranceSeconds, createIdTokenCheck } from './id-token-check.ts'

export const waitSeconds = 5
/** Loaded on first use: many sites have no provider. */
export const openId = () => import('openid-client')

/** At the first sign-in, so that the server starts while the provider is down. Also starts the development provider. */
export function createDiscovery(config: Config) {
  let development: Promise<DevelopmentProvider> | undefined
  let result: ReturnType<typeof discover> | undefined

  const startDevelopment = () => {
    const redirectUris = [...ownOrigins(config)].map((origin) => origin + finishGoogleLogin.url)
    const port = config.port === 0 ? 0 : config.port + 1
    development ??= startDevelopmentProvider(redirectUris, port)
    return development
  }

  async function discover() {
    if (!config.oidc && config.isDeployed) throw new Error('No OpenID provider is configured')
    const oidc = await openId()
    const { issuer, clientId, clientSecret } = config.oidc ?? (await startDevelopment())
    const client = { client_secret: clientSecret, [oidc.clockTolerance]: clockToleranceSeconds }
    const provider = await oidc.discovery(new URL(issuer), clientId, client, undefined, {
      timeout: waitSeconds,
      [oidc.customFetch]: limitedFetch,
      // The configuration requires https on deployed sites.
      execute: config.isDeployed ? [] : [oidc.allowInsecureRequests],
    })
    return { provider, checkIdToken: await idTokenCheck(provider, config) }
  }

  return {
    async discovered() {
      result ??= discover()
      try {
        return await result
      } catch (error) {
        // Try again at the next sign-in.
        result = undefined
        throw error
      }
    },
    isDevelopment: () => development !== undefined,
    close: async (): Promise<void> => {
      await (await development)?.close()
    },
  }
}

function idTokenCheck(provider: Configuration, { isDeployed }: Config) {
  const { issuer, jwks_uri } = provider.serverMetadata()
  const jwksUri = new URL(jwks_uri ?? '')
  if (isDeployed && jwksUri.protocol !== 'https:') {
    throw new Error('The keys of the OpenID provider must come over https')
  }
  const audience = provider.clientMetadata().client_id
  return createIdTokenCheck(jwksUri, { issuer, audience, timeoutSeconds: waitSeconds })
}
