import { finishGoogleLogin } from 'contract/accounts/account'
import type { Configuration } from 'openid-client'
import type { Config } from '../../config.ts'
import { ownOrigins } from '../../platform/http/origin-check.ts'
import { type DevelopmentProvider, startDevelopmentProvider } from './development-provider.ts'
import { clockToleranceSeconds, createIdTokenCheck } from './id-token-check.ts'

export const waitSeconds = 5
/** Loaded by the first sign-in: many sites have none. */
export const openId = () => import('openid-client')

/** Finds the provider at the first sign-in, so that the server starts while it is down; on one's own machine it is started. */
export function createDiscovery(config: Config) {
  let development: Promise<DevelopmentProvider> | undefined
  let found: ReturnType<typeof discover> | undefined

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
      // A deployed site has a provider with https, see the configuration.
      execute: config.isDeployed ? [] : [oidc.allowInsecureRequests],
    })
    return { provider, checkIdToken: await idTokenCheck(provider, config) }
  }

  return {
    /** The provider, and the check of what it signs. */
    async discovered() {
      found ??= discover()
      try {
        return await found
      } catch (error) {
        // The next sign-in asks again.
        found = undefined
        throw error
      }
    },
    isDevelopment: () => development !== undefined,
    /** Stops the development provider, if it was started. */
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
