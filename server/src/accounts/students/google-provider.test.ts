import { aStudent, studentPassword } from 'testing/a-student.ts'
import { freePort } from 'testing/free-port.ts'
import { expect, test } from 'vitest'
import {
  aGoogleSite,
  asha,
  failed,
  payload,
  resultOf,
  succeeded,
} from '../../../test/a-google-site.ts'
import { aBrowser } from '../../../test/popup.ts'
import { loginWith } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

test('S71: while the provider is down the site says so, and passwords still work', async () => {
  const settings = await testApp({
    variables: {
      PUBLIC_URL: '',
      OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
      OIDC_CLIENT_ID: 'college',
      OIDC_CLIENT_SECRET: 'x',
    },
  })
  const { email } = await aStudent(settings.db)

  const { page, outcome } = await aBrowser(settings.app).popup(asha)

  expect([page.statusCode, outcome]).toEqual([503, { status: 'failed', ...failed }])
  expect(await settings.db.selectFrom('signInStarts').selectAll().execute()).toEqual([])
  expect((await loginWith(settings.app, { email, password: studentPassword })).statusCode).toBe(200)
})

test('S71: a provider that goes down before the return leaves no proof and no session', async () => {
  const site = await aGoogleSite()
  const callback = await site.browser.toCallback(asha)
  await site.provider.close()

  const page = await site.browser.ask(callback)

  expect([page.statusCode, page.body.includes(failed.message)]).toEqual([401, true])
  expect(await site.db.selectFrom('signInProofs').selectAll().execute()).toEqual([])
  expect(resultOf(await site.browser.login(payload))).toEqual([401, failed])
})

test('the local site starts its own provider, which says what it is and stops with it', async () => {
  const settings = await testApp({ variables: { PUBLIC_URL: '', PORT: `${await freePort()}` } })
  const { app, deps } = settings
  const browser = aBrowser(app, deps.config.publicUrl)
  const { location = '' } = (await browser.start()).headers
  const first = await fetch(location, { redirect: 'manual' })
  const cookie = first.headers.getSetCookie().map((one) => one.split(';')[0])
  const request = new URL(first.headers.get('location') ?? '', location)
  const page = await fetch(request, { headers: { cookie: cookie.join('; ') } })
  expect(await page.text()).toContain('<h1>Development sign-in</h1>')

  await browser.popup({ ...asha, name: 'Asha' })
  expect(resultOf(await browser.login(payload))).toEqual(succeeded)

  await app.close()
  await expect(fetch(location)).rejects.toThrow()
})

test('a deployed site without a provider says so, and starts none', async () => {
  const { app } = await testApp()

  const answer = await app.inject('/auth/google/start')
  const login = await app.inject({ method: 'POST', url: '/auth/googlelogin', payload })

  expect([answer.statusCode, answer.body.includes(failed.message)]).toEqual([503, true])
  expect([login.statusCode, login.headers['set-cookie']]).toEqual([
    401,
    expect.stringMatching(/^__Host-pre=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
  ])
})
