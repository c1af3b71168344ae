import { failingDatabase } from './failing-database.ts'
import { testApp } from './test-app.ts'
import type { OnEnd } from './test-database.ts'

/** A site for mishaps, whose database can be away. */
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

/** What goes wrong, and who works in the panel at the end: whoever is to, and whoever is not. */
export type Mishap = readonly [
  name: string,
  run: (site: MishapSite) => Promise<{ rightful: boolean; wrong: boolean }>,
]
