import { deleteAccount } from 'contract/accounts/account-settings'
import { expect, test } from 'vitest'
import { aBrowser } from '../../../test/popup.ts'
import { testApp } from '../../../test/test-app.ts'

test('a proof for another student’s account deletes nothing', async () => {
  const { app, deps, db } = await testApp({ variables: { PUBLIC_URL: '', PORT: '0' } })
  const signIn = async (name: string) => {
    const browser = aBrowser(app, deps.config.publicUrl)
    const email = `${name}@college.test`
    const enter = { email, name, verified: 'on' }
    await browser.popup(enter)
    await browser.login({ name, email, profilePhoto: '' })
    return { browser, enter }
  }
  const asha = await signIn('asha')
  const binod = await signIn('binod')

  // Asha's session, in a browser that isn't signed in at the provider.
  const shared = aBrowser(app, deps.config.publicUrl)
  shared.own.set('sid', asha.browser.own.get('sid') ?? '')
  const { outcome } = await shared.popup(binod.enter)
  expect(outcome.status).toBe('signed-in')
  const answer = await shared.ask(deleteAccount.url, { method: 'POST', payload: {} })

  expect(answer.statusCode).toBe(400)
  const left = await db.selectFrom('students').select('name').orderBy('name').execute()
  expect(left).toEqual([{ name: 'asha' }, { name: 'binod' }])
})
