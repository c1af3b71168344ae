import { createHash, createHmac, createPublicKey } from 'node:crypto'
import { minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { anOpenIdServer } from '../../../test/open-id-server.ts'
import { aBrowser } from '../../../test/popup.ts'
import { testApp } from '../../../test/test-app.ts'

const callback = '/auth/google/callback'

/** A provider that accepts everything, so only the site itself rejects. */
async function aSite() {
  const server = await anOpenIdServer()
  const settings = await testApp({
    variables: {
      PUBLIC_URL: '',
      OIDC_ISSUER: server.issuer,
      OIDC_CLIENT_ID: 'college',
      OIDC_CLIENT_SECRET: 'x',
    },
  })
  const browser = aBrowser(settings.app)
  return {
    ...settings,
    server,
    browser,
    /** Returns the query of the way back, without sending it. */
    async goThere() {
      const { location = '' } = (await browser.start()).headers
      return { location, query: server.authorize(location) }
    },
    comeBack: async (query: string) => (await browser.ask(callback + query)).statusCode,
    proofs: () => settings.db.selectFrom('signInProofs').selectAll().execute(),
  }
}

test('a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent', async () => {
  const { server, goThere, comeBack } = await aSite()

  const { location, query } = await goThere()
  expect(await comeBack(query)).toBe(200)

  const requested = Object.fromEntries(new URL(location).searchParams)
  expect(requested).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const verifier = server.state.exchanges[0]?.get('code_verifier') ?? ''
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(requested.code_challenge)
  expect(location).not.toContain(verifier)
})

test.each<[string, (query: URLSearchParams) => void]>([
  ['another state', (query) => query.set('state', 'x'.repeat(43))],
  ['no state', (query) => query.delete('state')],
  ['two states', (query) => query.append('state', 'x'.repeat(43))],
])('a return with %s is rejected before the provider is contacted', async (_, change) => {
  const { server, goThere, comeBack, proofs } = await aSite()
  const query = new URLSearchParams((await goThere()).query)
  change(query)

  expect(await comeBack(`?${query}`)).toBe(401)

  expect([server.state.exchanges, await proofs()]).toEqual([[], []])
})

test.each([
  'another',
  '',
])('an ID token for a sign-in with another nonce (%j) is rejected', async (nonce) => {
  const { server, goThere, comeBack, proofs } = await aSite()
  const { query } = await goThere()
  server.state.nonce = nonce

  expect(await comeBack(query)).toBe(401)

  expect(await proofs()).toEqual([])
})

test.each<[string, Record<string, unknown>]>([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['without an issuer', { iss: undefined }],
  ['for another client', { aud: 'other' }],
  ['without an audience', { aud: undefined }],
  ['for no client', { aud: [] }],
  ['for this site and a client that it does not trust', { aud: ['college', 'other'] }],
  ['for both, issued to this site', { aud: ['college', 'other'], azp: 'college' }],
  ['for both, issued to the other', { aud: ['college', 'other'], azp: 'other' }],
  ['issued to another client', { azp: 'other' }],
  ['issued to another client, in a list', { aud: ['college'], azp: 'other' }],
  ['issued to nobody', { azp: null }],
  ['that never expires', { exp: undefined }],
  ['that expires at some time', { exp: 'later' }],
  ['issued at no time', { iat: undefined }],
  ['without a nonce', { nonce: undefined }],
  ['with a list of nonces', { nonce: ['a', 'b'] }],
  ['without a subject', { sub: undefined }],
])('an ID token %s is rejected (OpenID Connect Core, 3.1.3.7)', async (_, claims) => {
  const { server, goThere, comeBack, proofs } = await aSite()
  server.state.claims = claims

  expect(await comeBack((await goThere()).query)).toBe(401)

  expect(await proofs()).toEqual([])
})

test.each([
  { aud: ['college'] },
  { azp: 'college' },
  { aud: ['college'], azp: 'college' },
])('an ID token for this site alone is accepted: %j', async (claims) => {
  const { server, goThere, comeBack } = await aSite()
  server.state.claims = claims

  expect(await comeBack((await goThere()).query)).toBe(200)
})

test('an ID token signed with what others know is rejected', async () => {
  const { server, goThere, comeBack, proofs } = await aSite()
  const key = createPublicKey({ key: server.publicKey(), format: 'jwk' })
  const pem = key.export({ type: 'spki', format: 'pem' })
  for (const secret of [pem, JSON.stringify(server.publicKey()), 'x', '']) {
    server.state.rewrite = (token) => {
      const signed = token
        .replace(/^[^.]+/, part({ alg: 'HS256', kid: server.publicKey().kid }))
        .replace(/\.[^.]+$/, '')
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    }
    expect(await comeBack((await goThere()).query)).toBe(401)
  }
  expect(await proofs()).toEqual([])
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each<[string, (token: string) => string]>([
  ['whose claims were changed', (token) => rewritten(token, { email: 'binod@college.test' })],
  ['with an empty signature', (token) => token.replace(/[^.]+$/, '')],
  [
    'that needs no signature',
    (token) => token.replace(/^[^.]+/, part({ alg: 'none' })).replace(/[^.]+$/, ''),
  ],
])('an ID token %s isn’t accepted as signed by the provider', async (_, rewrite) => {
  const { server, goThere, comeBack, proofs } = await aSite()
  server.state.rewrite = rewrite

  expect(await comeBack((await goThere()).query)).toBe(401)

  expect(await proofs()).toEqual([])
})

function rewritten(token: string, claims: object): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  const was: object = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, part({ ...was, ...claims }), signature].join('.')
}

test('a sign-in attempt is valid once, for ten minutes', async () => {
  const { browser, goThere, comeBack, advance } = await aSite()
  const first = await goThere()
  const cookie = browser.own.get('pre') ?? ''
  expect(await comeBack(first.query)).toBe(200)
  browser.own.set('pre', cookie)
  expect(await comeBack(first.query)).toBe(401)

  const second = await goThere()
  advance(10 * minuteMilliseconds + 1000)

  expect(await comeBack(second.query)).toBe(401)
})

test('only the sign-in that was started is cancelled', async () => {
  const { browser, goThere } = await aSite()
  const { query } = await goThere()
  const state = new URLSearchParams(query).get('state')

  const foreign = await browser.ask(`${callback}?error=access_denied&state=x`)
  expect([foreign.statusCode, foreign.body.includes('cancelled')]).toEqual([401, false])
  await goThere()
  const forgotten = await browser.ask(`${callback}?error=access_denied&state=${state}`)
  expect(forgotten.statusCode).toBe(401)
})
