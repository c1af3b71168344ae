import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Versions } from './changes.ts'
import { postgresConnection } from './postgres.ts'

export const channel = 'college_changes'
/** Short at first: a new database gets its tables just after the first attempt. */
const reconnectMilliseconds = { first: 20, most: 500 }
const heartbeatMilliseconds = 5_000

type Hears = {
  versions: (versions: Versions) => void
  version: (subject: string, version: number) => void
  silence: () => void
}

/**
 * Rejects on timeout, but first reads what arrived while this process was busy: mistaking that for a lost connection would
 * rerender every page and keep it busy.
 */
async function inTime<Answer>(milliseconds: number, requested: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController()
  const silence = async () => {
    await sleep(milliseconds, undefined, { signal: answered.signal, ref: false })
    await nextTurn()
    throw new Error('The connection does not answer')
  }
  try {
    return await Promise.race([requested, silence()])
  } finally {
    answered.abort()
  }
}

async function listenOn(
  client: pg.Client,
  hears: Hears,
  { signal, every }: { signal: AbortSignal; every: number },
): Promise<never> {
  // `connect` never settles if `end` overtakes it.
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection has ended')))
  })
  client.on('notification', ({ payload = '' }) => {
    const [subject = '', version] = payload.split(':')
    hears.version(subject, Number(version))
  })
  const follow = async (): Promise<never> => {
    await client.connect()
    await inTime(every, client.query(`listen ${channel}`))
    const { rows } = await inTime(every, client.query('select subject, version from changes'))
    hears.versions(new Map(rows.map(({ subject, version }) => [subject, version])))
    // A silent network failure closes nothing, so a connection that does not answer counts as lost.
    for (;;) {
      await sleep(every, undefined, { signal, ref: false })
      await inTime(every, client.query('select 1'))
    }
  }
  return Promise.race([lost, follow()])
}

export function listenForVersions(
  databaseUrl: string,
  hears: Hears,
  every: number = heartbeatMilliseconds,
) {
  const closing = new AbortController()
  const { signal } = closing
  let client: pg.Client | undefined
  let pause = reconnectMilliseconds.first
  const heard: Hears = {
    ...hears,
    versions: (versions) => {
      pause = reconnectMilliseconds.first
      hears.versions(versions)
    },
  }

  const listenUntilAborted = async () => {
    while (!signal.aborted) {
      client = new pg.Client(postgresConnection(databaseUrl))
      await listenOn(client, heard, { signal, every }).catch(() => undefined)
      hears.silence()
      await client.end().catch(() => undefined)
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 2, reconnectMilliseconds.most)
    }
  }
  const listening = listenUntilAborted()

  return {
    reconnect: () => void client?.end().catch(() => undefined),
    close: async () => {
      closing.abort()
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}
