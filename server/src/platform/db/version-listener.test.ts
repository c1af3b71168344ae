import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { listenForVersions } from './version-listener.ts'

const busyMilliseconds = 1_500

function keepBusy(): void {
  for (const until = performance.now() + busyMilliseconds; performance.now() < until; );
}

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'being too busy to read the database’s response doesn’t count as a lost connection',
  async () => {
    const { place } = await testApp()
    const heard: string[] = []
    const begun = Promise.withResolvers<void>()
    const versions = () => {
      heard.push('versions')
      begun.resolve()
    }
    const hears = { versions, version: () => undefined, silence: () => heard.push('silence') }
    const listener = listenForVersions(place.databaseUrl ?? '', hears, busyMilliseconds / 10)
    await begun.promise
    for (let times = 0; times < 4; times++) {
      await nextTurn()
      keepBusy()
    }

    expect(heard).toEqual(['versions'])
    await listener.close()
  },
)
