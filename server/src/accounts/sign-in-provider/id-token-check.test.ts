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

test.each([-50, 0, 50])('a provider whose clock is %i seconds ahead is believed', async (ahead) => {
  const { server, signIn } = await aSignIn()
  server.state.clockAheadSeconds = ahead

  expect(await signIn()).toBe('sub-1')
})

test.each([
  -3600, -600, -70, 70, 600, 3600,
])('an ID token that was issued %i seconds from now is refused, long as it may be good for', async (ahead) => {
  const { server, signIn } = await aSignIn()
  server.state.clockAheadSeconds = ahead
  server.state.goodForSeconds = daySeconds

  await expect(signIn()).rejects.toThrow('"iat" claim timestamp check failed')
})

test('an ID token that is over is refused', async () => {
  const { server, signIn } = await aSignIn()
  server.state.goodForSeconds = -61

  await expect(signIn()).rejects.toThrow()
})

test.each([
  'second',
  'first',
])('a key that was changed since the last look, now named %s, is looked up again', async (kid) => {
  const { server, signIn } = await aSignIn()
  await signIn()
  await server.changeKey(kid)

  expect(await signIn()).toBe('sub-1')
  expect(await signIn()).toBe('sub-1')
  expect(server.state.keyLooks).toBe(2)
})

test('signatures that fit no key make us look again once in five seconds', async () => {
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
