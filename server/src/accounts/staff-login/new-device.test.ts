import { adminLogin } from 'contract/accounts/admin'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { mailSink } from '../../../test/mail-sink.ts'
import { testApp } from '../../../test/test-app.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'

test('a sign-in from a new browser is emailed, except the first one', async () => {
  const { mails, variables } = await mailSink()
  const { app, db } = await testApp({ variables })
  const waiting = () => db.selectFrom('mails').selectAll().execute()
  const login = async (headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: adminLogin.url,
      payload: administrator,
      headers,
      remoteAddress: '203.0.113.7',
    })
    expect(answer.statusCode).toBe(200)
    const known = answer.cookies.find(({ name }) => name.endsWith('known'))
    return `${known?.name}=${known?.value}`
  }

  const cookie = await login()
  await login({ cookie })
  expect([mails.length, await waiting()]).toEqual([0, []])

  await login({ 'user-agent': phone })

  await expect.poll(() => mails.length).toBe(1)
  expect(mails[0]).toMatchObject({ recipients: [administrator.email] })
  expect(mails[0]?.subject).toMatch(/^New sign-in to the .+ panel$/)
  expect(mails[0]?.text).toMatch(
    /on \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M from a browser we hadn’t seen before: Chrome on Android, network 203\.0\.113\.7\./,
  )
})

test('if email isn’t set up, nothing is queued', async () => {
  const { app, db } = await testApp()
  for (const _ of [1, 2])
    await app.inject({ method: 'POST', url: adminLogin.url, payload: administrator })
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})
