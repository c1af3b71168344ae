import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { PatientTurns } from '../queues/patient-turns.ts'
import { withDeadline } from '../runtime/deadline.ts'
import { networkOfRequest, tookTooLong, waitFor, waitForAnswer } from './patience.ts'

/** PostgreSQL's code for "starting up" and "shutting down". */
const notNowCode = '57P03'

/** Cancels an abandoned statement, so that it holds no locks. Failures don't matter: its own limit ends it. */
async function cancel(options: pg.PoolConfig, processId: number | undefined): Promise<void> {
  const client = new pg.Client(options)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_cancel_backend($1)', [processId])
  } catch {
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * A pool whose connections networks use in turn. Its users wait as long as their request's patience lasts (see `patience.ts`):
 * not five seconds per statement, and not forever if PostgreSQL's machine falls silent.
 */
export function poolWithDeadlines(
  pool: pg.Pool,
  turns: PatientTurns,
  onNotNow: () => void,
): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  const punctual = (client: pg.PoolClient): PostgresPoolClient => {
    let isLost = false
    const query = async (text: string, values: unknown[]) => {
      if (isLost) throw tookTooLong()
      return waitForAnswer(async (left) => {
        const answer = client.query(text, values).then((result) => {
          turns.noteProgress()
          return result
        })
        return withDeadline(left, answer, () => {
          // Its answer may still arrive and must not be taken for the next one's.
          isLost = true
          void cancel(pool.options, (client as { processID?: number }).processID)
          return tookTooLong()
        })
      })
    }
    return {
      // Kysely uses this name for cursors of pools configured with them; this one is not.
      query: query as unknown as PostgresPoolClient['query'],
      release: (isBad) => {
        client.release(isBad || isLost)
        turns.end()
      },
    }
  }

  const connect = () =>
    waitFor(async (left) => {
      const client = pool.connect()
      try {
        return await withDeadline(left, client, tookTooLong)
      } catch (error) {
        // A late connection goes straight back; failures were reported already.
        client.then((late) => late.release()).catch(() => undefined)
        if ((error as { code?: string }).code === notNowCode) onNotNow()
        throw error
      }
    })

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      await turns.begin(networkOfRequest())
      const client = await connect().catch((error: unknown) => {
        turns.end()
        throw error
      })
      const wrapped = known.get(client) ?? punctual(client)
      known.set(client, wrapped)
      return wrapped
    },
  }
}
