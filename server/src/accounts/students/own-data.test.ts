import {
  endAccountSession,
  endOtherAccountSessions,
  exportAccount,
  listAccountSessions,
} from 'contract/accounts/account-settings'
import { createContactMessage } from 'contract/messaging/contact'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import { aSignedInStudent } from '../../../test/a-signed-in-student.ts'
import { addTo, confirm } from '../../../test/passkey-calls.ts'
import { studentCookie } from '../../../test/student-calls.ts'

const email = 'asha@college.test'

test('students download everything stored about them, once per confirmation and without secrets', async () => {
  const { app, call, cookie, db, visitor, photo } = await aSignedInStudent()
  await addTo(app, cookie, aPasskey(), 'Phone')
  await visitor(createContactMessage, { body: { ...aContactForm(), email: 'ASHA@college.test' } })
  await visitor(createContactMessage, { body: { ...aContactForm(), email: 'b@college.test' } })
  expect((await call(exportAccount)).result).toEqual([403, { message: 'Confirm it’s you first' }])

  await confirm(app, cookie)
  const { answer } = await call(exportAccount)

  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  const { profile, photo: sent, kept } = answer.json()
  expect(profile).toMatchObject({ name: 'Asha Verma', profilePhoto: await photo() })
  expect(Buffer.from(sent.data, 'base64').toString('latin1', 8, 12)).toBe('WEBP')
  const counts = Object.fromEntries(
    Object.entries<unknown[]>(kept).map(([table, rows]) => [table, rows.length]),
  )
  expect(counts).toEqual({
    studentSessions: 1,
    subscriptions: 0,
    registrations: 0,
    checkIns: 0,
    certificates: 0,
    replacedCertificates: 0,
    studentLinks: 0,
    knownNetworks: 1,
    passkeys: 1,
    emailCodes: 1,
    passwordResets: 0,
    mails: 2,
    // The address isn't verified.
    contactMessages: 0,
    messageReplies: 0,
    activities: 0,
  })
  expect(answer.body).not.toMatch(/argon2|passwordHash|tokenHash|codeHash|epoch|binod/)
  expect((await call(exportAccount)).result[0]).toBe(403)

  await db.updateTable('students').set({ verifiedAt: new Date().toISOString() }).execute()
  await confirm(app, cookie)
  expect((await call(exportAccount)).answer.json().kept.contactMessages).toHaveLength(1)
})

test('a student ends one other session or all others, and nobody else’s', async () => {
  const { app, call, other, isSignedIn } = await aSignedInStudent()
  const [phone, tablet] = [await studentCookie(app, email), await studentCookie(app, email)]
  const listed = async (as: string) =>
    (await call(listAccountSessions, undefined, as)).answer.json()
  const ownId = async (as: string): Promise<string> =>
    (await listed(as)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)._id
  const end = async (id: string, as: string) => {
    const url = endAccountSession.url.replace(':sessionId', id)
    return (await call({ ...endAccountSession, url }, undefined, as)).result[0]
  }

  expect(await end(await ownId(phone), other)).toBe(404)
  expect(await isSignedIn(phone)).toBe(true)
  expect(await end(await ownId(phone), tablet)).toBe(200)
  expect(await Promise.all([phone, tablet].map(isSignedIn))).toEqual([false, true])

  expect((await call(endOtherAccountSessions, undefined, tablet)).result).toEqual([
    200,
    { message: 'All other devices are signed out' },
  ])
  expect(await listed(tablet)).toHaveLength(1)
  expect(await Promise.all([tablet, other].map(isSignedIn))).toEqual([true, true])
})
