import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { newPatience, withPatience } from './patience.ts'

const isSqlite = process.env.TEST_ENGINE === 'sqlite'
/** Takes some milliseconds. */
const slow = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 50000) select max(i) from n`
const crowd = Array.from({ length: 100 }, () => 'crowd')

test.runIf(isSqlite)(
  'transactions of a crowd let others run in between, and networks take turns',
  async () => {
    const { db } = await testApp()
    const answered: string[] = []
    const ask = (network: string) =>
      withPatience(newPatience(network), async () => {
        await db.transaction().execute((trx) => slow.execute(trx))
        answered.push(network)
      })
    const all = [...crowd.map(ask), ask('reader')]

    await setImmediate()
    expect(answered.length).toBeLessThan(crowd.length / 2)
    await Promise.all(all)

    expect(answered.indexOf('reader')).toBeLessThan(5)
  },
)
