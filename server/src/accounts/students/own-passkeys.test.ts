import {
  addPasskey,
  confirmAccount,
  confirmByPasskey,
  listStudentPasskeys,
  removeStudentPasskey,
  renameStudentPasskey,
  requestNewPasskey,
  requestPasskeyConfirmation,
} from 'contract/accounts/account-passkeys'
import { deleteAccount } from 'contract/accounts/account-settings'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aPasskey } from '../../../test/a-passkey.ts'
import { aSignedInStudent } from '../../../test/a-signed-in-student.ts'
import { addTo, askNew, confirm } from '../../../test/passkey-calls.ts'

const needed = [403, { message: 'Confirm it’s you first' }]
const at = (url: string, passkeyId: string) => url.replace(':passkeyId', passkeyId)

async function aStudentWithPasskey() {
  const settings = await aSignedInStudent()
  const { app, cookie, call } = settings
  const passkey = aPasskey()
  await addTo(app, cookie, passkey, 'Phone')
  const listed = async () => (await call(listStudentPasskeys)).answer.json()
  const [{ _id: passkeyId }] = await listed()
  const rename = { ...renameStudentPasskey, url: at(renameStudentPasskey.url, passkeyId) } as const
  const remove = { ...removeStudentPasskey, url: at(removeStudentPasskey.url, passkeyId) } as const
  return { ...settings, passkey, listed, rename, remove }
}

test('owners list, rename and remove their passkeys, and are emailed', async () => {
  const { app, cookie, db, call, other, listed, rename, remove } = await aStudentWithPasskey()
  expect(await listed()).toEqual([
    { _id: expect.any(String), name: 'Phone', isSynced: true, createdAt: expect.any(String) },
  ])
  await confirm(app, other)
  for (const endpoint of [rename, remove])
    expect((await call(endpoint, { name: 'Mine' }, other)).answer.statusCode).toBe(404)

  expect((await call(rename, { name: ' Old phone ' })).result[0]).toBe(200)
  expect((await listed())[0].name).toBe('Old phone')
  expect((await call(remove)).result).toEqual(needed)
  await confirm(app, cookie)
  expect((await call(remove)).result).toEqual([200, { message: 'Passkey “Old phone” removed' }])

  expect(await listed()).toEqual([])
  const mails = await db.selectFrom('mails').select('subject').orderBy('_id').execute()
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/code/),
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
})

test('the mail to an unverified address does not have the name that somebody gave a passkey', async () => {
  const { app, cookie, db, deps } = await aSignedInStudent()
  await deps.mail.stop()
  const textAfterAdding = async () => {
    await addTo(app, cookie, aPasskey(), 'You have won at https://evil.example')
    const mails = db.selectFrom('mails').select('text').orderBy('_id', 'desc')
    return (await mails.executeTakeFirstOrThrow()).text
  }

  expect(await textAfterAdding()).not.toContain('evil.example')
  await db.updateTable('students').set({ verifiedAt: new Date().toISOString() }).execute()
  expect(await textAfterAdding()).toContain('evil.example')
})

test('a confirmation is valid once and for five minutes, and a wrong password gives none', async () => {
  const { app, cookie, call, advance } = await aSignedInStudent()
  expect((await call(requestNewPasskey)).result).toEqual(needed)
  const wrong = await confirm(app, cookie, 'wrong-Kettle7')
  expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { password: 'Incorrect password' }])
  expect((await call(confirmAccount, {})).result[0]).toBe(400)
  expect((await call(requestNewPasskey)).result).toEqual(needed)

  await confirm(app, cookie)
  expect((await call(requestNewPasskey)).result[0]).toBe(200)
  expect((await call(requestNewPasskey)).result).toEqual(needed)

  await confirm(app, cookie)
  advance(5 * minute)
  expect((await call(requestNewPasskey)).result).toEqual(needed)
})

test('a passkey confirms only its owner, in this session', async () => {
  const { call, passkey, other, remove } = await aStudentWithPasskey()
  const question = (await call(requestPasskeyConfirmation)).answer.json()
  expect(question.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key' }])
  const signed = passkey.get(question)
  expect((await call(confirmByPasskey, signed, other)).result[0]).toBe(400)

  expect((await call(confirmByPasskey, signed)).result).toEqual([200, { message: 'Confirmed' }])
  expect((await call(confirmByPasskey, signed)).result[0]).toBe(400)
  expect((await call(remove)).result[0]).toBe(200)
})

test('a response adds one passkey, to the account it was created for', async () => {
  const { app, call, cookie, other, db } = await aSignedInStudent()
  const made = aPasskey().create(await askNew(app, cookie))
  expect((await call(addPasskey, made, other)).result[0]).toBe(400)

  const answers = await Promise.all([1, 2, 3].map(() => call(addPasskey, made)))

  expect(answers.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 400, 400])
  expect(await db.selectFrom('passkeys').select('name').execute()).toEqual([{ name: 'Phone' }])
})

test('an account has at most ten passkeys, which are deleted with it', async () => {
  const { app, call, cookie, db } = await aSignedInStudent()
  for (let count = 0; count < 10; count++) await addTo(app, cookie, aPasskey())
  expect((await addTo(app, cookie, aPasskey())).json().message).toMatch(/up to 10 passkeys/)

  await call(deleteAccount, { password: studentPassword })

  expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([])
})
