import { getCurrentUser } from 'contract/accounts/account'
import { accountHeader } from 'contract/accounts/account-header'
import {
  changePassword,
  endOtherAccountSessions,
  getAccount,
  otherAccountSignedIn,
} from 'contract/accounts/account-settings'
import { getCurrentAdmin } from 'contract/accounts/admin'
import { endOtherAdminSessions } from 'contract/accounts/admin-account'
import type { Endpoint } from 'contract/platform/endpoint'
import { isRight } from 'contract/platform/roles'
import { aStudent } from 'testing/a-student.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { studentCookie } from '../../../test/student-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

const other = '0192f000-0000-7000-8000-00000000bbbb'

async function twoAccounts() {
  const { app, db } = await testApp()
  const { studentId, email } = await aStudent(db)
  const cookies = [await studentCookie(app, email), await adminCookie(app)].join('; ')
  const send = async ({ method, url, consumes, body }: Endpoint, account?: string) => {
    const type = consumes ? 'multipart/form-data; boundary=x' : 'application/json'
    const headers = {
      cookie: cookies,
      ...(body && { 'content-type': type }),
      ...(account !== undefined && { [accountHeader]: account }),
    }
    const address = url.replace(/:\w+/g, other)
    const answer = await app.inject({ method, url: address, headers })
    return { status: answer.statusCode, message: answer.json().message, _id: answer.json()._id }
  }
  return { send, studentId }
}

const isChangeOfAccount = ({ access, method, writes }: Endpoint) =>
  (access === 'student' || isRight(access)) && (method !== 'GET' || writes)

test('no change is made for an account that the page was not opened with', async () => {
  const { send } = await twoAccounts()
  const changes = allEndpoints.filter(isChangeOfAccount)
  expect(changes).toContain(changePassword)
  const accepted: string[] = []
  for (const endpoint of changes) {
    const { status, message } = await send(endpoint, other)
    if (status !== 401 || message !== otherAccountSignedIn)
      accepted.push(`${endpoint.method} ${endpoint.url}: ${status} ${message}`)
  }
  expect(accepted).toEqual([])
})

test('the account of the page changes what it changed before, and so do programs that name none', async () => {
  const { send, studentId } = await twoAccounts()
  const { _id: adminId } = await send(getCurrentAdmin)
  for (const account of [undefined, '', studentId])
    expect(await send(endOtherAccountSessions, account)).toMatchObject({ status: 200 })
  for (const account of [undefined, '', adminId])
    expect(await send(endOtherAdminSessions, account)).toMatchObject({ status: 200 })
})

test('a page can find out who has signed in', async () => {
  const { send, studentId } = await twoAccounts()
  for (const endpoint of [getCurrentUser, getAccount])
    expect(await send(endpoint, other)).toMatchObject({ status: 200, _id: studentId })
})
