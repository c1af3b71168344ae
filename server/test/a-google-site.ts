import { freePort } from 'testing/free-port.ts'
import { onTestFinished } from 'vitest'
import { startDevelopmentProvider } from '../src/accounts/sign-in-provider/development-provider.ts'
import { aBrowser } from './popup.ts'
import { testApp } from './test-app.ts'

export const failed = { message: 'Google login failed. Please try again.' }
export const succeeded = [200, { message: 'Google login successful!' }]
export const asha = { email: 'Asha@College.test', name: 'Asha V.', verified: 'on' }
export const payload = { name: 'Asha V.', email: 'asha@college.test', profilePhoto: '' }

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A site with an identity provider that the test controls. */
export async function aGoogleSite() {
  const provider = await startDevelopmentProvider(
    ['http://localhost:3000/auth/google/callback'],
    await freePort(),
  )
  onTestFinished(provider.close)
  const settings = await testApp({
    variables: {
      PUBLIC_URL: '',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  })
  // So that emails stay queued.
  await settings.deps.mail.stop()
  return { ...settings, provider, browser: aBrowser(settings.app) }
}

export const resultOf = (answer: Awaited<ReturnType<TestApp['inject']>>) => [
  answer.statusCode,
  answer.json(),
]
export const links = ({ db }: Pick<TestApp, 'db'>) =>
  db.selectFrom('studentLinks').selectAll().execute()
export const sessions = ({ db }: Pick<TestApp, 'db'>) =>
  db.selectFrom('studentSessions').selectAll().execute()
export const subjects = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('mails').select('subject').execute()).map(({ subject }) => subject)
