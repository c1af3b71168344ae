import { getCurrentUser } from 'contract/accounts/account'
import { aStudent } from 'testing/a-student.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { expect, test } from 'vitest'
import { studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import { testFolder } from '../../../test/test-database.ts'

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'S68: a database outage signs nobody out',
  async () => {
    const postgres = await startPostgres()
    const place = { dataDir: await testFolder(), databaseUrl: postgres.url('postgres') }
    const settings = await testApp({ database: place })
    const { email } = await aStudent(settings.db)
    const cookie = await studentCookie(settings.app, email)
    await postgres.stop()

    const request = () => settings.app.inject({ url: getCurrentUser.url, headers: { cookie } })
    const answer = await request()

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    await postgres.start()
    await expect.poll(async () => (await request()).statusCode).toBe(200)
    await postgres.remove()
  },
)
