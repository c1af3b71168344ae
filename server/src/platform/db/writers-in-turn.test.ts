import { expect, test } from 'vitest'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { testApp } from '../../../test/test-app.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
/** More than there are connections. */
const writers = Array.from({ length: 14 }, (_, number) => number)

test.runIf(isPostgres)(
  'writers wait for a long change without connections to the database',
  async () => {
    const { changes, db, place } = await testApp()
    const write = (number: number) => changes.commit(['faculty', 'events'], async () => number)
    await write(0)
    const later: Promise<number>[] = []
    let waiting = 0

    await askMeanwhile(
      place,
      (trx) => trx.updateTable('changes').set({ version: 1_000 }).execute(),
      () => write(0),
      async (countWaiting) => {
        later.push(...writers.map(write))
        await db.selectFrom('events').select('_id').execute()
        waiting = await countWaiting()
      },
    )

    expect(waiting).toBe(1)
    expect(await Promise.all(later)).toEqual(writers)
  },
)

test.runIf(isPostgres)('a change that fails ends its turn', async () => {
  const { changes } = await testApp()
  const failed = changes.commit('events', async () => Promise.reject(new Error('no')))

  await expect(failed).rejects.toThrow('no')
  expect(await changes.commit('events', async () => 1)).toBe(1)
})
