import { failingDatabase } from './failing-database.ts'
import { testApp } from './test-app.ts'
import type { OnEnd } from './test-database.ts'

/** A site whose database can fail. */
export async function aSiteForMishaps(onEnd: OnEnd) {
  let failing = { isDown: false }
  const site = await testApp({
    onEnd,
    wrap: (open) => {
      const { state, database } = failingDatabase(open)
      failing = state
      return database
    },
  })
  return { ...site, failing }
}
export type MishapSite = Awaited<ReturnType<typeof aSiteForMishaps>>

/** A failure, and who can use the panel afterwards: actually and expectedly. */
export type Mishap = readonly [
  name: string,
  run: (site: MishapSite) => Promise<{ rightful: boolean; wrong: boolean }>,
]
