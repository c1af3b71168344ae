import { adminLogin } from 'contract/accounts/admin'
import { forgetAdminPassword } from 'contract/accounts/admin-account'
import { rolesInHindi } from 'contract/platform/roles-in-hindi'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { mailSink } from '../../../test/mail-sink.ts'
import { testApp } from '../../../test/test-app.ts'
import { changedMail, disabledMail, removedMail } from '../staff/mails.ts'
import { adminPasswordMail, factorMail } from './mails.ts'

async function aStaffOffice() {
  const { mails, variables } = await mailSink()
  const site = await testApp({ variables })
  const post = async (url: string, payload: object, userAgent = 'one') => {
    const headers = { 'user-agent': userAgent }
    const answer = await site.app.inject({ method: 'POST', url, payload, headers })
    expect(answer.statusCode).toBe(200)
  }
  return { ...site, mails, post }
}

test('emails are in the language of the page of the last login, and one about a login in that of the one before', async () => {
  const { post, mails } = await aStaffOffice()
  const { email } = administrator
  await post(`${adminLogin.url}?lang=hi`, administrator)

  await post(forgetAdminPassword.url, { email })
  await expect.poll(() => mails.length).toBe(1)
  expect(mails[0]?.subject).toMatch(/पैनल के लिए नया पासवर्ड बनाएँ$/)
  expect(mails[0]?.text).toMatch(/https:\/\/college\.test\/hi\/adminlogin\/reset#[\w-]{43}$/m)

  await post(adminLogin.url, administrator, 'a thief’s')
  await expect.poll(() => mails.length).toBe(2)
  expect(mails[1]?.subject).toMatch(/पैनल में नया लॉग इन$/)

  await post(forgetAdminPassword.url, { email })
  await expect.poll(() => mails.length).toBe(3)
  expect(mails[2]?.subject).toMatch(/^Set a new password for the .+ panel$/)
  expect(mails[2]?.text).toMatch(/https:\/\/college\.test\/adminlogin\/reset#[\w-]{43}$/m)
})

test('everything about an account is in Hindi', async () => {
  const { deps, db } = await aStaffOffice()
  const { email } = administrator
  await db.updateTable('admins').set({ language: 'hi' }).where('email', '=', email).execute()
  const account = { email, name: 'आशा वर्मा' }
  const outgoing = [
    adminPasswordMail(email),
    factorMail(email, { text: 'passkey “{name}” added', name: 'फ़ोन' }),
    factorMail(email, { text: 'all second factors removed, signed out everywhere' }),
    changedMail(account, 'publisher'),
    disabledMail(account),
    removedMail(account),
  ]
  await db.transaction().execute(async (trx) => {
    for (const one of outgoing) await deps.mail.queue(trx, one)
  })
  const mails = await db.selectFrom('mails').select(['subject', 'text']).orderBy('_id').execute()
  const own = mails.map(({ subject, text }) => `${subject} ${text}`)
  expect(own).toHaveLength(outgoing.length)
  for (const text of own) expect(text).not.toMatch(/\b(?:Your|account|password|Hello)\b/)
  expect(own[1]).toContain('पासकी “फ़ोन” जोड़ी गई')
  expect(own[3]).toContain(`अब आपकी भूमिका: ${rolesInHindi.Publisher}।`)
  expect(own[4]).toContain('नमस्ते आशा वर्मा,')
})
