import { sql } from 'kysely'
import { withDeadline } from '../runtime/deadline.ts'
import type { Db } from './open.ts'
import { withoutPatience } from './patience.ts'

const answerMilliseconds = 1_000
const againMilliseconds = 500

export function createReachability(db: Db) {
  let isAway = false
  let request: Promise<void> | undefined
  let lastQueryAt = Number.NEGATIVE_INFINITY

  const query = async () => {
    const answer = withoutPatience(() => sql`select 1`.execute(db))
    isAway = await withDeadline(answerMilliseconds, answer).then(
      () => false,
      () => true,
    )
    lastQueryAt = performance.now()
    request = undefined
  }

  return {
    wasAway(): boolean {
      if (isAway && performance.now() - lastQueryAt > againMilliseconds) request ??= query()
      return isAway
    },
    async isAway(): Promise<boolean> {
      if (this.wasAway()) return true
      request ??= query()
      await request
      return isAway
    },
  }
}
export type Reachability = ReturnType<typeof createReachability>
