import { expect, test } from 'vitest'
import { guardedSite, writtenIn } from '../../../test/guarding.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const { lasting } = guardedSite()

// SQLite has one writer at a time.
test.runIf(isPostgres).each(['DELETE /api/events/:_id', 'PUT /api/account'])(
  'a logout being written takes effect before %s',
  async (route) => {
    const settings = await lasting()
    const before = await writtenIn(settings)

    const answer = await askMeanwhile(
      settings.place,
      async (trx) => {
        await trx.deleteFrom('adminSessions').execute()
        await trx.deleteFrom('studentSessions').execute()
      },
      () => settings.send(route),
    )

    expect(answer.statusCode).toBe(401)
    expect(await writtenIn(settings)).toEqual(before)
  },
)
