import { hourMilliseconds as hour } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { createAdmin, removeAdmin } from '../src/accounts/staff/accounts.ts'
import { adminCookie, type testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Cookies of people who aren't administrators, or no longer. */
export async function strangers({ app, db, advance }: TestApp) {
  const expired = await adminCookie(app)
  advance(1 * hour)
  const loggedOut = await adminCookie(app)
  await app.inject({ url: '/api/admin/logout', headers: { cookie: loggedOut } })
  const other = { ...administrator, email: 'gone@college.test' }
  await createAdmin(db, other.email, other.password)
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload: other })
  const deleted = `__Host-aid=${login.cookies[0]?.value}`
  await removeAdmin(db, other.email)
  return {
    nobody: '',
    student: `__Host-sid=${'s'.repeat(43)}`,
    expired,
    loggedOut,
    deleted,
    random: `__Host-aid=${'r'.repeat(43)}`,
  }
}
