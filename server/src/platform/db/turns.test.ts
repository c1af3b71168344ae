import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { testApp } from '../../../test/test-app.ts'
import { newPatience, withPatience } from './patience.ts'
import { createRowTurns } from './turns.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
/** More than there are connections. */
const crowd = Array.from({ length: 24 }, (_, number) => number)

test.runIf(isPostgres)(
  'a crowd that waits for connections is answered, and networks take turns',
  async () => {
    const { db } = await testApp()
    const answered: string[] = []
    // Together they wait for longer than the limit; the answers of each come long before it.
    const ask = (network: string) =>
      withPatience({ ...newPatience(network), limit: 2_000 }, async () => {
        await sql`select pg_sleep(0.1)`.execute(db)
        answered.push(network)
      })

    const waiting = Array.from({ length: 240 }, () => ask('crowd'))
    await Promise.all([...waiting, ask('reader')])

    expect(answered).toHaveLength(waiting.length + 1)
    expect(answered.indexOf('reader')).toBeLessThan(20)
  },
)

test.runIf(isPostgres)(
  'many who act on one event wait for it with few connections, and all are answered',
  async () => {
    const { ask, db, eventId, place, press, rows } = await aRegistrationOffice({
      audience: 'anybody',
      capacity: crowd.length,
    })
    for (const number of crowd) await ask(`reader${number}@home.example`)
    const [first = '', ...others] = crowd.map((number) => `reader${number}@home.example`)
    const later: Promise<unknown>[] = []
    let waiting = 0

    await askMeanwhile(
      place,
      (trx) =>
        trx.updateTable('eventSeats').set({ version: 0 }).where('eventId', '=', eventId).execute(),
      () => press(first, 'confirm'),
      async (countWaiting) => {
        later.push(...others.map((email) => press(email, 'confirm')))
        for (const _ of crowd) await db.selectFrom('events').select('_id').execute()
        waiting = await countWaiting()
      },
    )

    expect(waiting).toBeLessThan(5)
    expect(new Set(await Promise.all(later))).toEqual(new Set(['/registrations/TOKEN']))
    expect((await rows()).every(({ state }) => state === 'registered')).toBe(true)
  },
)

test('a turn ends when its work fails, and each key has its own', async () => {
  const inTurn = createRowTurns(1)
  const gate = Promise.withResolvers<string>()
  const failing = inTurn('a', async () => gate.promise)
  const next = inTurn('a', async () => 'next')

  expect(await inTurn('b', async () => 'other')).toBe('other')
  gate.reject(new Error('no'))

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
