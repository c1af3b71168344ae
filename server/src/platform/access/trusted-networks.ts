import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/open.ts'
import { createBackoff } from '../queues/backoff.ts'
import { fairQueue } from '../queues/fair-queue.ts'
import type { AccountId } from './account.ts'
import { browserTokenSeconds, createBrowserTokens } from './browser-tokens.ts'
import { createKnownNetworks } from './known-networks.ts'
import { networkOf } from './network.ts'
import { createNetworkHash } from './network-hash.ts'

export type Caller = { network: string; marks: string }

export type TrustedNetwork = { kind: 'browser' | 'network'; name: string }

/** In keys of counted attempts. */
export const keyOfTrusted = ({ kind, name }: TrustedNetwork) => `${kind}:${name}`

const looksAtOnce = 2
const looksWaiting = 2_000

/**
 * Recognises networks and browsers an account has signed in from, so that strangers cannot use up its attempts there (OWASP
 * device cookies).
 */
export function createTrustedNetworks({
  db,
  config,
  now,
}: {
  db: Db
  config: Config
  now: () => Date
}) {
  const cookie = config.isDeployed ? '__Host-known' : 'known'
  const hash = createNetworkHash(db)
  const browsers = createBrowserTokens({ hash, now })
  const networks = createKnownNetworks({ db, hash, now })
  const line = fairQueue({
    atOnce: looksAtOnce,
    waiting: looksWaiting,
    delayRejection: createBackoff({ milliseconds: 2_000, most: looksWaiting }),
  })

  async function findBrowser(
    account: AccountId,
    { marks }: Pick<Caller, 'marks'>,
  ): Promise<TrustedNetwork | undefined> {
    const name = await browsers.find(account, marks)
    return name ? { kind: 'browser', name } : undefined
  }

  return {
    callerOf: (request: FastifyRequest): Caller => ({
      network: networkOf(request.ip),
      marks: request.cookies[cookie] ?? '',
    }),
    /**
     * Looks up an account before its password is queued: few at once, networks in turn, so that a crowd leaves room in the
     * database. Rejects with 503 if the queue is full.
     */
    look: <Result>({ network }: Caller, task: () => Promise<Result>): Promise<Result> =>
      line({ group: network, rank: () => 0 }, task),
    /** Constant time, whether or not the account exists. */
    findBrowser,
    async find(
      account: AccountId,
      { network, marks }: Caller,
    ): Promise<TrustedNetwork | undefined> {
      const browser = await findBrowser(account, { marks })
      if (browser) return browser
      const isKnown = await networks.isKnown(account, network)
      return isKnown ? { kind: 'network', name: network } : undefined
    },
    async markBrowser(reply: FastifyReply, account: AccountId, { marks }: Caller): Promise<void> {
      const value = await browsers.add(account, marks)
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const
      reply.setCookie(cookie, value, {
        ...attributes,
        secure: config.isDeployed,
        maxAge: browserTokenSeconds,
      })
    },
    keepNetwork: networks.keep,
    cleanUp: networks.cleanUp,
  }
}
export type TrustedNetworks = ReturnType<typeof createTrustedNetworks>
