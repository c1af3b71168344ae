import { daySeconds } from 'contract/platform/durations'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOpenIdServer } from '../../../test/open-id-server.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createSignInProvider } from './sign-in-provider.ts'

const origin = 'http://localhost:3000'

async function aSignIn() {
  const server = await anOpenIdServer()
  const provider = createSignInProvider(
    readConfig({ OIDC_ISSUER: server.issuer, OIDC_CLIENT_ID: 'college', OIDC_CLIENT_SECRET: 'x' }),
  )
  const signIn = async () => {
    const { url, ...started } = await provider.begin(origin)
    const { subject } = await provider.finish(origin, server.authorize(url), started)
    return subject
  }
  return { server, signIn }
}

test.each([-50, 0, 50])('a provider whose clock is %i seconds ahead is accepted', async (ahead) => {
  const { server, signIn } = await aSignIn()
  server.state.clockAheadSeconds = ahead

  expect(await signIn()).toBe('sub-1')
})

test.each([
  -3600, -600, -70, 70, 600, 3600,
])('an ID token issued %i seconds from now is rejected, even if it is valid for long', async (ahead) => {
  const { server, signIn } = await aSignIn()
  server.state.clockAheadSeconds = ahead
  server.state.goodForSeconds = daySeconds

  await expect(signIn()).rejects.toThrow('"iat" claim timestamp check failed')
})

test('an expired ID token is rejected', async () => {
  const { server, signIn } = await aSignIn()
  server.state.goodForSeconds = -61

  await expect(signIn()).rejects.toThrow()
})

test.each([
  'second',
  'first',
])('if a key has changed since the last lookup and is now named %s, the keys are fetched again', async (kid) => {
  const { server, signIn } = await aSignIn()
  await signIn()
  await server.changeKey(kid)

  expect(await signIn()).toBe('sub-1')
  expect(await signIn()).toBe('sub-1')
  expect(server.state.keyLooks).toBe(2)
})

test('signatures that match no key trigger at most one lookup in five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { server, signIn } = await aSignIn()
  await signIn()
  for (const kid of ['second', 'third', 'fourth']) {
    await server.changeKey(kid)
    await signIn().catch(() => undefined)
  }
  expect(server.state.keyLooks).toBe(2)
  vi.advanceTimersByTime(5_000)

  expect(await signIn()).toBe('sub-1')
  expect(server.state.keyLooks).toBe(3)
})

test('an ID token without a subject is rejected', async () => {
  const { server, signIn } = await aSignIn()
  server.state.subject = ''

  await expect(signIn()).rejects.toThrow('The ID token has no subject')
})

test.each([
  '/.well-known/openid-configuration',
  '/token',
  '/keys',
])('a response that is too long signs nobody in: %s', async (path) => {
  const { server, signIn } = await aSignIn()
  server.state.longPath = path
  await expect(signIn()).rejects.toThrow()
  server.state.longPath = ''

  expect(await signIn()).toBe('sub-1')
})
