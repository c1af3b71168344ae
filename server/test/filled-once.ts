import { forAllTests } from './for-all-tests.ts'
import { testApp } from './test-app.ts'
import { copyOf, type OnEnd } from './test-database.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/**
 * Fills a server once for all tests of a file; call it outside of tests. The returned function copies database and
 * files, which is faster than filling again, and returns the result of `fill` with its time, because codes and
 * confirmations expire.
 */
export function filledOnce<Told>(fill: (app: TestApp) => Promise<Told>) {
  const filled = forAllTests(async (onEnd) => {
    const app = await testApp({ onEnd })
    const notified = await fill(app)
    await app.close()
    return { told: notified, filledAt: Date.now(), place: app.place }
  })
  return async (onEnd?: OnEnd) => {
    const { place, ...rest } = await filled()
    return { ...rest, place: await copyOf(place, onEnd) }
  }
}
