import { Counter, Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from '../db/open.ts'
import { countPictureWorkers } from '../images/picture-workers.ts'
import { waitingPictures } from '../images/render-picture.ts'
import type { Mail } from '../mail/mail.ts'
import type { CachedResponses } from '../response-cache/cached-responses.ts'
import { withDeadline } from '../runtime/deadline.ts'
import { waitingPasswords } from '../runtime/passwords.ts'

const answerMilliseconds = 1_000

/** What the process counts without asking the database. */
export type Counted = Pick<OpenDatabase, 'pool' | 'statements'> & {
  responseCache: CachedResponses
  rejectedMails: () => number
}

type Reading = number | undefined

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

export function registerGauges(
  register: Registry,
  { responseCache, pool, statements, rejectedMails }: Counted,
): void {
  addCounter(
    register,
    'http_kept_answers_total',
    'Requests answered from the response cache',
    responseCache.hits,
  )
  addCounter(
    register,
    'http_kept_answers_made_total',
    'Responses built for the cache',
    responseCache.made,
  )
  addCounter(
    register,
    'http_kept_answers_renewed_total',
    'Of these, responses that had not changed',
    responseCache.renewed,
  )
  addGauge(
    register,
    'http_kept_answers_bytes',
    'Size of the response cache, in all encodings',
    responseCache.bytes,
  )
  addCounter(
    register,
    'mail_refused_total',
    'Emails that the mail server rejected permanently',
    rejectedMails,
  )
  addGauge(register, 'passwords_waiting', 'Passwords waiting to be hashed', waitingPasswords)
  addGauge(register, 'pictures_waiting', 'Uploads waiting to be rendered', waitingPictures)
  addGauge(register, 'picture_processes', 'Processes rendering pictures', countPictureWorkers)
  for (const metric of statements.metrics) register.registerMetric(metric)
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL, by state',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      if (!pool) return
      this.set({ state: 'used' }, pool.connections() - pool.idle())
      this.set({ state: 'idle' }, pool.idle())
    },
  })
  addGauge(
    register,
    'database_pool_waiting',
    'Statements waiting for a connection to PostgreSQL',
    () => pool?.waiting(),
  )
}

/** Queried once at a time with a one-second limit, so that an outage leaves these metrics out instead of failing the scrape. */
export function registerDatabaseGauges(
  register: Registry,
  { mail }: { mail: Mail },
  { isStopping }: { isStopping: () => boolean },
): void {
  let request: ReturnType<typeof mail.waiting> | undefined
  const query = async () => {
    request ??= mail.waiting().finally(() => {
      request = undefined
    })
    return withDeadline(answerMilliseconds, request).catch(() => undefined)
  }
  addGauge(
    register,
    'mail_queue_length',
    'Emails waiting to be sent',
    async () => (await query())?.length,
  )
  addGauge(
    register,
    'mail_queue_oldest_seconds',
    'Age of the oldest email waiting to be sent',
    async () => (await query())?.oldestSeconds,
  )
  addGauge(
    register,
    'service_ready',
    '1 while this server is ready: the database responds and the server is not shutting down',
    async () => Number((await query()) !== undefined && !isStopping()),
  )
}
