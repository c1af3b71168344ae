import { Counter, Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import { countPictureWorkers } from '../images/picture-workers.ts'
import { waitingPictures } from '../images/render-picture.ts'
import { withDeadline } from './deadline.ts'
import { waitingPasswords } from './passwords.ts'

const answerMilliseconds = 1_000

type Reading = number | undefined

/** Adds a gauge that is read at each scrape; one that cannot be read has no value. */
function addGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => Reading | Promise<Reading>,
): void {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      const value = await read()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}

/** Adds a counter of something that is counted elsewhere. */
function addCounter(register: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [register],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/** What this process knows by itself: kept answers, lines that tasks stand in, connections, the times of statements. */
export function registerGauges(
  register: Registry,
  {
    kept,
    pool,
    statements,
    refusedMails,
  }: Pick<Deps, 'kept' | 'pool' | 'statements' | 'refusedMails'>,
): void {
  addCounter(
    register,
    'http_kept_answers_total',
    'Requests answered from finished bytes',
    kept.hits,
  )
  addCounter(
    register,
    'http_kept_answers_made_total',
    'Answers made in order to be kept',
    kept.made,
  )
  addCounter(
    register,
    'http_kept_answers_renewed_total',
    'Of these, those that were found to be what they had been',
    kept.renewed,
  )
  addGauge(
    register,
    'http_kept_answers_bytes',
    'Size of what is kept, in all encodings',
    kept.bytes,
  )
  addCounter(
    register,
    'mail_refused_total',
    'Mails that the mail server refused for good',
    refusedMails,
  )
  addGauge(register, 'passwords_waiting', 'Passwords that wait to be hashed', waitingPasswords)
  addGauge(register, 'pictures_waiting', 'Uploads that wait to be rendered', waitingPictures)
  addGauge(register, 'picture_processes', 'Processes that render pictures', countPictureWorkers)
  for (const metric of statements.metrics) register.registerMetric(metric)
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL, by what they do',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      if (!pool) return
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  addGauge(
    register,
    'database_pool_waiting',
    'Statements that wait for a connection to PostgreSQL',
    () => pool?.waitingCount,
  )
}

/**
 * What the database is asked for at each scrape. It is asked once at a time and has a second to answer, so that an
 * outage makes these values absent and not the scrape fail.
 */
export function registerDatabaseGauges(
  register: Registry,
  { mail }: Pick<Deps, 'mail'>,
  { isStopping }: { isStopping: () => boolean },
): void {
  let asking: ReturnType<typeof mail.waiting> | undefined
  const ask = async () => {
    asking ??= mail.waiting().finally(() => {
      asking = undefined
    })
    return withDeadline(answerMilliseconds, asking).catch(() => undefined)
  }
  addGauge(
    register,
    'mail_queue_length',
    'Mails that wait to be sent',
    async () => (await ask())?.length,
  )
  addGauge(
    register,
    'mail_queue_oldest_seconds',
    'How long the oldest of them has waited',
    async () => (await ask())?.oldestSeconds,
  )
  addGauge(
    register,
    'service_ready',
    '1 while visitors should be sent here: the database answers, and the server is not stopping',
    async () => Number((await ask()) !== undefined && !isStopping()),
  )
}
