import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aMail } from '../../../test/a-mail.ts'
import { signUpCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'

const local = { PUBLIC_URL: '' }
const here = { host: 'localhost:3000' }

test('the local site keeps its email in a folder and shows it, escaped', async () => {
  const { app, place, db, deps } = await testApp({ variables: local })
  await signUpCookie(app)
  const hostile = aMail('asha@college.test', 'Hello <img src=x onerror=alert(1)>,')
  await db.transaction().execute((trx) => deps.mail.queue(trx, hostile))
  deps.mail.sendQueued()
  await expect.poll(() => db.selectFrom('mails').selectAll().execute()).toEqual([])

  const answer = await app.inject({ url: '/outbox', headers: here })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  expect(answer.body).toContain('Hello &lt;img src=x')
  expect(answer.body).not.toContain('<img')
  expect(answer.body).toMatch(/^\d{6}$/m)
  expect((await filesBelow(`${place.dataDir}/outbox`)).map((name) => name.split('.')[1])).toEqual([
    'eml',
    'json',
    'eml',
    'json',
  ])
})

test('links are whole, with their query and fragment, and end before a full stop', async () => {
  const { app, db, deps } = await testApp({ variables: local })
  const links = ['/adminlogin/reset#a_b-c', '/search?q=a%20b&amp;kind=course', '/login']
  const text = `http://localhost:3000${links.join(', http://localhost:3000').replace('&amp;', '&')}.`
  await db.transaction().execute((trx) => deps.mail.queue(trx, aMail('asha@college.test', text)))
  deps.mail.sendQueued()
  await expect.poll(() => db.selectFrom('mails').selectAll().execute()).toEqual([])

  const { body } = await app.inject({ url: '/outbox', headers: here })

  const [, ...linked] = body.split('<a href="http://localhost:3000')
  expect(linked.map((rest) => rest.split('">')[0])).toEqual(links)
})

test('a deployed site has no outbox, and foreign host names don’t reach the local one', async () => {
  const deployed = await testApp({ variables: { SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b.c' } })
  const { app } = await testApp({ variables: local })

  expect(await deployed.app.inject('/outbox')).toMatchObject({ statusCode: 500 })
  const foreign = await app.inject({ url: '/outbox', headers: { host: 'evil.example:3000' } })
  expect(foreign.statusCode).toBe(404)
  const empty = await app.inject({ url: '/outbox', headers: here })
  expect(empty.body).toContain('No emails yet.')
})
