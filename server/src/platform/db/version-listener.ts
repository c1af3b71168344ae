import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Versions } from './changes.ts'
import { postgresConnection } from './postgres.ts'

/** Notices have the form `subject:version`. */
export const channel = 'college_changes'
/** Short at first: on a new database the tables are made a moment after the first attempt. */
const reconnectMilliseconds = { first: 20, most: 500 }
const heartbeatMilliseconds = 5_000

type Hears = {
  /** Called with all versions, once notices of later ones will be heard. */
  versions: (versions: Versions) => void
  version: (subject: string, version: number) => void
  /** Called when the connection is lost: no notices come until `versions` is called again. */
  silence: () => void
}

/**
 * Rejects when no answer comes in time. One that has come while this process was busy is read first: who took a busy moment for
 * a lost connection would draw every page anew, and be busier.
 */
async function inTime<Answer>(milliseconds: number, asked: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController()
  const silence = async () => {
    await sleep(milliseconds, undefined, { signal: answered.signal, ref: false })
    await nextTurn()
    throw new Error('The connection does not answer')
  }
  try {
    return await Promise.race([asked, silence()])
  } finally {
    answered.abort()
  }
}

/** Listens on one connection; rejects when it is lost. */
async function listenOn(
  client: pg.Client,
  hears: Hears,
  { signal, every }: { signal: AbortSignal; every: number },
): Promise<never> {
  // The driver leaves a `connect` unsettled that `end` has overtaken.
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
    // A network that fails in silence closes nothing: a connection that does not answer counts as lost.
    for (;;) {
      await sleep(every, undefined, { signal, ref: false })
      await inTime(every, client.query('select 1'))
    }
  }
  return Promise.race([lost, follow()])
}

/**
 * Listens for versions on a connection of its own, and on a new one whenever that is lost; so many milliseconds it waits for an
 * answer, and asks whether there is one.
 */
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

  const keepListening = async () => {
    while (!signal.aborted) {
      client = new pg.Client(postgresConnection(databaseUrl))
      await listenOn(client, heard, { signal, every }).catch(() => undefined)
      hears.silence()
      await client.end().catch(() => undefined)
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 2, reconnectMilliseconds.most)
    }
  }
  const listening = keepListening()

  return {
    /** Gives the connection up for a new one. */
    reconnect: () => void client?.end().catch(() => undefined),
    close: async () => {
      closing.abort()
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}
