import { logout } from 'contract/accounts/account'
import { adminLogout } from 'contract/accounts/admin'
import { createContactMessage } from 'contract/messaging/contact'
import { sql } from 'kysely'
import pg from 'pg'
import { aStudent, studentPassword } from 'testing/a-student.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { lockTables } from 'testing/lock-tables.ts'
import { expect, test } from 'vitest'
import { loginWith, studentCookie } from '../test/student-calls.ts'
import { adminCookie, testApp } from '../test/test-app.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function refuseWrites({ db, place }: Awaited<ReturnType<typeof testApp>>): Promise<void> {
  if (!place.databaseUrl) {
    await sql`pragma query_only = on`.execute(db)
    return
  }
  const name = new URL(place.databaseUrl).pathname.slice(1)
  const operator = new pg.Client(place.databaseUrl)
  await operator.connect()
  await operator.query(`alter database ${name} set default_transaction_read_only = on`)
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await operator.end()
}

test('a database that rejects writes causes a 503 from every write', async () => {
  const settings = await testApp()
  const { app, db } = settings
  const { email } = await aStudent(db)
  const student = await studentCookie(app, email)
  const admin = await adminCookie(app)
  await refuseWrites(settings)

  const answers = [
    await app.inject({ url: logout.url, method: logout.method, headers: { cookie: student } }),
    await app.inject({ url: adminLogout.url, method: 'GET', headers: { cookie: admin } }),
    await app.inject({ method: 'POST', url: createContactMessage.url, payload: aContactForm() }),
    await loginWith(app, { email, password: studentPassword }),
  ]

  for (const { statusCode, headers } of answers)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/api/events')).statusCode).toBe(200)
})

test.runIf(isPostgres)(
  'while all connections are in use requests are rejected, and nothing of them remains',
  async () => {
    const { app, deps, place } = await testApp()
    const cookie = await adminCookie(app)
    const lock = await lockTables(place.databaseUrl ?? '', '"contactMessages", faculty')

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 2
          ? app.inject({ url: '/api/admin/messages', headers: { cookie } })
          : app.inject('/api/faculty'),
      ),
    )

    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    await expect.poll(lock.held).toBe(0)
    await lock.release()
    expect((await app.inject('/api/faculty')).statusCode).toBe(200)
    expect(deps.pool?.waiting()).toBe(0)
  },
)
