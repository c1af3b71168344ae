import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../db/open.ts'
import { networkOf } from '../http/network.ts'
import { fairQueue } from '../queues/fair-queue.ts'
import { createHoldBack } from '../queues/hold-back.ts'
import type { Account } from './account.ts'
import { createBrowserMarks, markSeconds } from './browser-marks.ts'
import { createKnownNetworks } from './known-networks.ts'
import { createPlaceHash } from './place-hash.ts'

/** From where a request comes: its network, and what its browser shows of earlier sign-ins. */
export type Caller = { network: string; marks: string }

/** Where an account has signed in before; what others do elsewhere does not count there. */
export type KnownPlace = { kind: 'browser' | 'network'; name: string }

/** One more than one, so that the database has the next question while the last answer is read. */
const looksAtOnce = 2
const looksWaiting = 2_000

/**
 * Knows networks and browsers again that an account has signed in from, so that no stranger can use up its tries there
 * (as OWASP's device cookies).
 */
export function createKnownPlaces({
  db,
  config,
  now,
}: {
  db: Db
  config: Config
  now: () => Date
}) {
  const cookie = config.isDeployed ? '__Host-known' : 'known'
  const hash = createPlaceHash(db)
  const browsers = createBrowserMarks({ hash, now })
  const networks = createKnownNetworks({ db, hash, now })
  const line = fairQueue({
    atOnce: looksAtOnce,
    waiting: looksWaiting,
    holdBack: createHoldBack({ milliseconds: 2_000, most: looksWaiting }),
  })

  async function findBrowser(
    account: Account,
    { marks }: Pick<Caller, 'marks'>,
  ): Promise<KnownPlace | undefined> {
    const name = await browsers.find(account, marks)
    return name ? { kind: 'browser', name } : undefined
  }

  return {
    callerOf: (request: FastifyRequest): Caller => ({
      network: networkOf(request.ip),
      marks: request.cookies[cookie] ?? '',
    }),
    /**
     * Looks at an account before its password stands in line: a few at the same time, networks in turn, so that a crowd does
     * not keep the database to itself. Rejects with 503 when too many wait.
     */
    look: <Result>({ network }: Caller, task: () => Promise<Result>): Promise<Result> =>
      line({ group: network, rank: () => 0 }, task),
    /** The browser, when the account has signed in there. Takes as long whether or not there is such an account. */
    findBrowser,
    /** Where the account is known from; undefined for a place that it has not signed in from. */
    async find(account: Account, { network, marks }: Caller): Promise<KnownPlace | undefined> {
      const browser = await findBrowser(account, { marks })
      if (browser) return browser
      const isKnown = await networks.isKnown(account, network)
      return isKnown ? { kind: 'network', name: network } : undefined
    },
    /** Lets the browser show from now on that the account has signed in there. */
    async markBrowser(reply: FastifyReply, account: Account, { marks }: Caller): Promise<void> {
      const value = await browsers.add(account, marks)
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const
      reply.setCookie(cookie, value, {
        ...attributes,
        secure: config.isDeployed,
        maxAge: markSeconds,
      })
    },
    /** Keeps, with the sign-in, the network that a student signs in from. */
    keepNetwork: networks.keep,
    sweep: networks.sweep,
  }
}
export type KnownPlaces = ReturnType<typeof createKnownPlaces>
