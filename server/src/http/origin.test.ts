import { getCurrentUser, googleLogin, login, logout } from 'contract/account'
import * as passkeyCalls from 'contract/account-passkeys'
import {
  changePassword,
  deleteAccount,
  endAccountSession,
  endOtherAccountSessions,
  exportAccount,
  signOutEverywhere,
  updateAccount,
} from 'contract/account-settings'
import { exportActivities } from 'contract/activity'
import { adminLogin, adminLogout, verifyPassword } from 'contract/admin'
import {
  changeAdminPassword,
  endAdminSession,
  endOtherAdminSessions,
  forgetAdminPassword,
  resetAdminPassword,
} from 'contract/admin-account'
import * as factorCalls from 'contract/admin-factors'
import { createContactMessage } from 'contract/contact'
import {
  discardDraft,
  publishContent,
  restoreContent,
  saveContent,
  unscheduleContent,
} from 'contract/content/calls'
import * as entryCalls from 'contract/content/entry-calls'
import { checkPackage, exportPackage, importPackage } from 'contract/content/package'
import * as requestCalls from 'contract/content/request-calls'
import { confirmReview, setReview } from 'contract/content/review'
import { endLink, previewContent, shareContent } from 'contract/content/views'
import type { Endpoint } from 'contract/endpoint'
import { checkImport, exportTable, importTable } from 'contract/import'
import * as invitationCalls from 'contract/invitations'
import {
  deleteLibraryItem,
  describeLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
  uploadToLibrary,
} from 'contract/library/calls'
import { deleteMessage, exportMessages, updateMessage } from 'contract/messages'
import * as profileCalls from 'contract/own-profile'
import { forgetPassword, resetPassword } from 'contract/password-reset'
import { forEachRecord, type RecordName } from 'contract/records'
import { updateSettings } from 'contract/settings'
import { resendEmailOtp, signUp, verifyEmailOtp } from 'contract/sign-up'
import * as accountCalls from 'contract/staff-accounts'
import { aStudent } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { eventParts, filePart, rawForm } from '../../test/raw-form.ts'
import { enterRecords, recordWrites } from '../../test/record-requests.ts'
import { routesOf } from '../../test/routes-of.ts'
import { stateOf } from '../../test/state-of.ts'
import { studentCookie } from '../../test/student-calls.ts'
import { lines } from '../../test/table-calls.ts'
import { testApp, verifiedCookie } from '../../test/test-app.ts'

const refused = { message: 'Request origin not allowed' }

const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  [
    'Sec-Fetch-Site: cross-site with our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://college.test' },
  ],
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['Origin: null', { origin: 'null' }],
  ['an Origin that begins like ours', { origin: 'https://college.test.evil.example' }],
  ['our Origin over http', { origin: 'http://college.test' }],
  ['a foreign Referer', { referer: 'https://evil.example/x' }],
  ['a Referer that is no address', { referer: 'x' }],
]

type Write = Endpoint & { method: 'POST' | 'PUT' | 'DELETE' }
const isWrite = (call: unknown): call is Write =>
  typeof call === 'object' && call !== null && 'method' in call && call.method !== 'GET'

const allPasskeyCalls = allEndpoints.filter(
  (call) =>
    Object.values<unknown>({ ...passkeyCalls, ...factorCalls }).includes(call) &&
    call.method !== 'GET',
)

const importedRow = 'Sports Day,Track and field events,2030-01-15T10:00'

const changes = async (ids: Record<RecordName, string>) => {
  const form = rawForm(eventParts())
  const ofRecords = recordWrites.map(async ({ method, urlOf, sent }) => ({
    method,
    url: urlOf(ids),
    ...(await sent()),
  }))
  const table = rawForm([filePart('file', lines('title,description,date', importedRow))])
  return [
    ...(await Promise.all(ofRecords)),
    { method: 'POST', url: adminLogin.url, payload: administrator, headers: {} },
    {
      method: 'POST',
      url: verifyPassword.url,
      payload: { password: administrator.password },
      headers: {},
    },
    { method: 'POST', url: createContactMessage.url, payload: aContactForm(), headers: {} },
    { method: 'GET', url: adminLogout.url, headers: {} },
    { method: 'PUT', url: changeAdminPassword.url, payload: administrator, headers: {} },
    { method: 'DELETE', url: endOtherAdminSessions.url, headers: {} },
    { method: 'DELETE', url: endAdminSession.url.replace(':sessionId', 'x'), headers: {} },
    { method: 'POST', url: forgetAdminPassword.url, payload: administrator, headers: {} },
    { method: 'POST', url: resetAdminPassword.url, payload: { token: 'x' }, headers: {} },
    { method: 'PUT', url: updateSettings.url, payload: { messagesKeptMonths: 6 }, headers: {} },
    ...[
      publishContent,
      unscheduleContent,
      discardDraft,
      restoreContent,
      ...Object.values<unknown>({ ...entryCalls, ...requestCalls }).filter(isWrite),
    ].map(({ method, url }) => ({
      method,
      url,
      payload: { version: 1, data: {} },
      headers: {},
    })),
    { method: 'POST', url: previewContent.url, payload: { data: {} }, headers: {} },
    { method: 'POST', url: shareContent.url, headers: {} },
    { method: 'PUT', url: setReview.url, payload: { seen: {}, review: {} }, headers: {} },
    { method: 'POST', url: confirmReview.url, payload: { by: '2027-05-31' }, headers: {} },
    { method: 'DELETE', url: endLink.url, headers: {} },
    { method: 'PUT', url: saveContent.url, payload: { version: 1, data: {} }, headers: {} },
    { method: 'POST', url: uploadToLibrary.url, ...form },
    { method: 'PUT', url: replaceLibraryFile.url, ...form },
    { method: 'PUT', url: describeLibraryItem.url, payload: { version: 1 }, headers: {} },
    { method: 'POST', url: restoreLibraryFile.url, payload: { version: 1 }, headers: {} },
    { method: 'DELETE', url: deleteLibraryItem.url, headers: {} },
    { method: 'PUT', url: updateMessage.url, payload: { folder: 'spam' }, headers: {} },
    { method: 'DELETE', url: deleteMessage.url, headers: {} },
    ...Object.values<unknown>({ ...invitationCalls, ...accountCalls })
      .filter(isWrite)
      .map(({ method, url }) => ({ method, url, payload: {}, headers: {} })),
    { method: 'PUT', url: profileCalls.updateOwnProfile.url, ...form },
    { method: 'DELETE', url: profileCalls.takeBackProfile.url, headers: {} },
    ...[profileCalls.approveProfile, profileCalls.returnProfile].map(({ method, url }) => ({
      method,
      url,
      payload: {},
      headers: {},
    })),
    { method: 'GET', url: exportMessages.url, headers: {} },
    { method: 'GET', url: exportActivities.url, headers: {} },
    { method: 'POST', url: importTable.url.replace(':subject', 'events'), ...table },
    { method: 'POST', url: checkImport.url.replace(':subject', 'events'), ...table },
    { method: 'POST', url: importPackage.url, ...table },
    { method: 'POST', url: checkPackage.url, ...table },
    { method: 'GET', url: exportPackage.url, headers: {} },
    { method: 'GET', url: exportTable.url.replace(':subject', 'events'), headers: {} },
    { method: 'POST', url: login.url, payload: administrator, headers: {} },
    { method: 'GET', url: logout.url, headers: {} },
    { method: 'POST', url: signUp.url, ...form },
    { method: 'POST', url: forgetPassword.url, payload: { email: 'a@b.c' }, headers: {} },
    { method: 'POST', url: resetPassword.url, payload: { newPassword: 'x' }, headers: {} },
    {
      method: 'POST',
      url: googleLogin.url,
      payload: { name: 'A', email: 'a@b.c' },
      headers: {},
    },
    { method: 'PUT', url: updateAccount.url, ...form },
    { method: 'PUT', url: changePassword.url, payload: { currentPassword: 'x' }, headers: {} },
    { method: 'DELETE', url: signOutEverywhere.url, headers: {} },
    { method: 'POST', url: deleteAccount.url, payload: { password: 'x' }, headers: {} },
    { method: 'DELETE', url: endOtherAccountSessions.url, headers: {} },
    { method: 'DELETE', url: endAccountSession.url, headers: {} },
    { method: 'GET', url: exportAccount.url, headers: {} },
    ...allPasskeyCalls.map(({ method, url }) => ({ method, url, headers: {} })),
    { method: 'POST', url: verifyEmailOtp.url, payload: { otp: '123456' }, headers: {} },
    { method: 'POST', url: resendEmailOtp.url, payload: { email: 'a@b.c' }, headers: {} },
  ] as const
}

const writingReads = allEndpoints.filter(({ method, writes }) => method === 'GET' && writes)

test('S20: every route that changes something is in the list', async () => {
  const { app } = await testApp()
  await app.ready()

  const asked = (await changes(forEachRecord(() => '1'))).map(
    ({ method, url }) => `${method} ${url}`,
  )
  const isAsked = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
    return asked.some((one) => pattern.test(one))
  }

  const changing = [
    ...routesOf(app).filter((route) => !/^(GET|HEAD) /.test(route)),
    ...writingReads.map(({ url }) => `GET ${url}`),
  ]

  expect(changing.length).toBeGreaterThan(15)
  expect(changing.filter((route) => !isAsked(route))).toEqual([])
})

test.each(foreign)('S20, S22: nothing changes for a request with %s', async (_, headers) => {
  const settings = await testApp()
  const { email } = await aStudent(settings.db)
  const administrator = await verifiedCookie(settings.app)
  const ids = await enterRecords(settings.app, administrator)
  const cookie = `${administrator}; ${await studentCookie(settings.app, email)}`
  const before = await stateOf(settings)

  for (const change of await changes(ids)) {
    const answer = await settings.app.inject({
      ...change,
      headers: { ...change.headers, ...headers, cookie },
    })
    expect([answer.statusCode, answer.json()]).toEqual([403, refused])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }

  expect(await stateOf(settings)).toEqual(before)
})

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('a page that a browser loads ahead of time ends no session: %o', async (ahead) => {
  const { app, db } = await testApp()
  const { email } = await aStudent(db)
  const cookie = `${await verifiedCookie(app)}; ${await studentCookie(app, email)}`
  const headers = { ...ahead, cookie, 'sec-fetch-site': 'same-origin' }

  expect(writingReads.length).toBeGreaterThan(4)
  for (const url of writingReads.map(({ url }) => url.replace(':subject', 'events'))) {
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect(answer.headers['clear-site-data']).toBeUndefined()
  }
  const student = await app.inject({ url: getCurrentUser.url, headers: { cookie } })
  expect(student.statusCode).toBe(200)
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)
})

test.each([
  ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'https://college.test' }],
  ['an older browser on our pages', { origin: 'https://college.test' }],
  ['one that only tells the page', { referer: 'https://college.test/adminlogin' }],
  ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
  ['no browser at all', {}],
])('S20, S24: %s may log in and out, and write to the office', async (_, headers) => {
  const { app, db } = await testApp()

  const login = await app.inject({
    method: 'POST',
    url: adminLogin.url,
    headers,
    payload: administrator,
  })
  const cookie = `${login.cookies[0]?.name}=${login.cookies[0]?.value}`
  const logout = await app.inject({ url: adminLogout.url, headers: { ...headers, cookie } })
  const writing = await app.inject({
    method: 'POST',
    url: createContactMessage.url,
    headers,
    payload: aContactForm(),
  })

  expect([login, logout, writing].map(({ statusCode }) => statusCode)).toEqual([200, 200, 201])
  expect(await db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('the local site is ours as %s', async (origin) => {
  const { app } = await testApp({ variables: { PUBLIC_URL: '' } })
  const login = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: adminLogin.url, headers, payload: administrator })

  expect((await login({ origin })).statusCode).toBe(200)
  expect((await login({ origin: origin.replace('3000', '3001') })).statusCode).toBe(403)
})

test('S23: our own origin is echoed, and with it what it may do', async () => {
  const { app } = await testApp()
  const origin = 'https://college.test'

  const read = await app.inject({ url: '/api/events', headers: { origin } })
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/events/1',
    headers: { origin, 'access-control-request-method': 'DELETE' },
  })

  const user = await app.inject({ url: getCurrentUser.url, headers: { origin } })

  for (const answer of [read, preflight, user]) {
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    })
  }
})

test('S23: a foreign origin is never named, nor everyone', async () => {
  const { app } = await testApp()
  for (const origin of ['https://evil.example', 'null', 'https://college.test.evil.example']) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({
        method,
        url: method === 'GET' ? '/api/events' : '/api/events/1',
        headers: { origin, 'access-control-request-method': 'DELETE' },
      })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  }
})

test('S23: a foreign origin is told nothing, and ours may delete', async () => {
  const { app } = await testApp()
  const ask = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/events/1',
      headers: { origin, 'access-control-request-method': 'DELETE' },
    })
  const told = Object.keys((await ask('https://evil.example')).headers)

  expect(told.filter((name) => name.startsWith('access-control'))).toEqual([])
  const ours = await ask('https://college.test')
  expect(ours.headers['access-control-allow-methods']).toContain('DELETE')
})
