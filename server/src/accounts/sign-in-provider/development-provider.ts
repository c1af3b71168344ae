import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { minuteSeconds } from 'contract/platform/durations'
import { escapeMarkup } from 'contract/platform/escape-markup'
import type { Configuration, Provider } from 'oidc-provider'
import { themeColour } from '../../platform/mail/theme-colour.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

type KnownAccount = { subject: string; label: string }

const styles = `body{max-width:26rem;margin:3rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
.note{border:2px dashed ${themeColour('gold-500')};border-radius:.75rem;padding:.75rem 1rem}
label{display:block;margin:1rem 0}input[type=text],input[type=email]{display:block;width:100%;box-sizing:border-box;padding:.6rem;font:inherit}
button{display:block;width:100%;margin:.5rem 0;padding:.7rem;font:inherit;cursor:pointer}`

/** For development only: anyone can sign in as anyone. */
function developmentPage(action: string, known: KnownAccount[]): string {
  const buttons = known.map(
    ({ subject, label }) =>
      `<button name="subject" value="${escapeMarkup(subject)}" formnovalidate>Continue as ${escapeMarkup(label)}</button>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development sign-in</title><style>${styles}</style></head><body>
<h1>Development sign-in</h1>
<p class="note">This stands in for Google while this site runs on your machine. It accepts whatever you enter. Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to use a real provider.</p>
<form method="post" action="${escapeMarkup(action)}">
${buttons.join('\n')}
<label>Email<input type="email" name="email" required></label>
<label>Name<input type="text" name="name" required></label>
<label><input type="checkbox" name="verified" checked> The provider has verified this email</label>
<button>Continue</button>
<button name="cancel" value="yes" formnovalidate>Cancel</button>
</form></body></html>`
}

const host = '127.0.0.1'
const interactionPath = /^\/interaction\/([\w-]+)$/
const cachedSeconds = 10 * minuteSeconds
const ttl = Object.fromEntries(
  ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'].map((kind) => [
    kind,
    cachedSeconds,
  ]),
)

export type AccountClaims = Record<string, string | boolean>

function settingsFor(
  client: { clientId: string; clientSecret: string },
  redirectUris: string[],
  accounts: Map<string, AccountClaims>,
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl,
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ ...accounts.get(subject), sub: subject }),
    }),
    // Skips the consent screen.
    loadExistingGrant: async ({ oidc }) => {
      const { client: request, session, provider } = oidc
      const grant = new provider.Grant({
        ...(request && { clientId: request.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function interact(
  provider: Provider,
  accounts: Map<string, AccountClaims>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const known = [...accounts].map(([subject, { email }]) => ({ subject, label: String(email) }))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(developmentPage(request.url ?? '', known))
    return
  }
  const form = new URLSearchParams(await text(request))
  if (form.has('cancel')) {
    await provider.interactionFinished(request, response, { error: 'access_denied' })
    return
  }
  const email = form.get('email') ?? ''
  const subject = form.get('subject') ?? email.toLowerCase()
  if (!form.has('subject')) {
    const name = form.get('name') ?? ''
    accounts.set(subject, { email, email_verified: form.has('verified'), name })
  }
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: subject, remember: false } },
    { mergeWithLastSubmission: false },
  )
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('no port'))
      resolve(address.port)
    })
  })

/** Falls back to a free port. */
export async function startDevelopmentProvider(redirectUris: string[], wantedPort: number) {
  const { Provider: OpenIdProvider } = await import('oidc-provider')
  const server = createServer()
  const port = await listen(server, wantedPort).catch(() => listen(server, 0))
  const issuer = `http://${host}:${port}`
  const client = { clientId: 'college', clientSecret: randomBytes(24).toString('hex') }
  const accounts = new Map<string, AccountClaims>()
  const provider = new OpenIdProvider(issuer, settingsFor(client, redirectUris, accounts))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!interactionPath.test(request.url ?? '')) {
      void answer(request, response)
      return
    }
    interact(provider, accounts, request, response).catch(() => {
      response.statusCode = 400
      response.end('This sign-in has expired. Close the window and try again.')
    })
  })
  return {
    issuer,
    ...client,
    accounts,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type DevelopmentProvider = Awaited<ReturnType<typeof startDevelopmentProvider>>
