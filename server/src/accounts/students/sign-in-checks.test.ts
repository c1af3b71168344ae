import { createHash } from 'node:crypto'
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
