import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { knownBrowserDays, knownNetworkDays } from 'contract/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { isKnownNetwork as isKnownOfAdmin } from '../admin/note-session.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { networkOf } from '../http/network.ts'
import { secondsBefore } from '../http/tokens.ts'

/** Of whom a place is known: a student by the id, an administrator by the email. */
export type Account = { kind: 'student' | 'administrator'; id: string }

/** From where a request comes: its network, and what its browser shows of earlier sign-ins. */
export type Caller = { network: string; marks: string }

/** Where an account has signed in before; what others do elsewhere does not count there. */
export type KnownPlace = { kind: 'browser' | 'network'; name: string }

const daySeconds = 24 * 60 * 60
/** Accounts that one browser is known for, such as a family's. */
const mostMarks = 5
const mark = /^(\d{1,16})\.([\w-]{22})\.([\w-]{43})$/

/**
 * Knows networks and browsers again that an account has signed in from, so that no stranger can use up its tries there
 * (as OWASP's device cookies). A browser shows it by a cookie that says nothing to anybody else; networks of students are
 * kept as keyed hashes, those of administrators are in the list of what they did.
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
  let key: string | undefined

  async function hash(text: string, tables: Db = db): Promise<string> {
    key ??= (
      await tables
        .selectFrom('serverKeys')
        .select('value')
        .where('name', '=', 'known-places')
        .executeTakeFirstOrThrow()
    ).value
    return createHmac('sha256', key).update(text).digest('base64url')
  }
  const hashMark = ({ kind, id }: Account, expiresAt: string, nonce: string) =>
    hash(`browser:${kind}:${id}:${expiresAt}:${nonce}`)

  /** The name of this mark, when it is one of the account. */
  async function readMark(account: Account, text: string): Promise<string | undefined> {
    const [, expiresAt = '', nonce = '', given = ''] = mark.exec(text) ?? []
    if (!given || Number(expiresAt) <= now().getTime()) return undefined
    const own = await hashMark(account, expiresAt, nonce)
    return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? nonce : undefined
  }

  async function isKnownNetwork({ kind, id }: Account, network: string): Promise<boolean> {
    if (kind === 'administrator') return isKnownOfAdmin({ db, now }, id, network)
    const since = secondsBefore(now(), knownNetworkDays * daySeconds)
    const known = await db
      .selectFrom('knownNetworks')
      .select('studentId')
      .where('studentId', '=', id)
      .where('networkHash', '=', await hash(`network:${network}`))
      .where('lastSignInAt', '>', since)
      .executeTakeFirst()
    return known !== undefined
  }

  const marksOf = (marks: string) => marks.split('~').slice(0, mostMarks)

  async function findBrowser(
    account: Account,
    { marks }: Pick<Caller, 'marks'>,
  ): Promise<KnownPlace | undefined> {
    for (const text of marksOf(marks)) {
      const name = await readMark(account, text)
      if (name) return { kind: 'browser', name }
    }
    return undefined
  }

  return {
    callerOf: (request: FastifyRequest): Caller => ({
      network: networkOf(request.ip),
      marks: request.cookies[cookie] ?? '',
    }),
    /** The browser, when the account has signed in there. Takes as long whether or not there is such an account. */
    findBrowser,
    /** Where the account is known from; undefined for a place that it has not signed in from. */
    async find(account: Account, { network, marks }: Caller): Promise<KnownPlace | undefined> {
      const browser = await findBrowser(account, { marks })
      if (browser) return browser
      const isKnown = await isKnownNetwork(account, network)
      return isKnown ? { kind: 'network', name: network } : undefined
    },
    /** Lets the browser show from now on that the account has signed in there. */
    async markBrowser(reply: FastifyReply, account: Account, { marks }: Caller): Promise<void> {
      const others: string[] = []
      for (const text of marksOf(marks))
        if (mark.test(text) && !(await readMark(account, text))) others.push(text)
      const maxAge = knownBrowserDays * daySeconds
      const expiresAt = String(now().getTime() + maxAge * 1000)
      const nonce = randomBytes(16).toString('base64url')
      const own = [expiresAt, nonce, await hashMark(account, expiresAt, nonce)].join('.')
      const value = [own, ...others].slice(0, mostMarks).join('~')
      const secure = config.isDeployed
      reply.setCookie(cookie, value, { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge })
    },
    /** Keeps, with the sign-in, the network that a student signs in from. */
    async keepNetwork(trx: Transaction<Database>, studentId: string, network: string) {
      const networkHash = await hash(`network:${network}`, trx)
      const lastSignInAt = now().toISOString()
      await trx
        .insertInto('knownNetworks')
        .values({ studentId, networkHash, lastSignInAt })
        .onConflict((conflict) =>
          conflict.columns(['studentId', 'networkHash']).doUpdateSet({ lastSignInAt }),
        )
        .execute()
    },
    async sweep(): Promise<void> {
      const over = secondsBefore(now(), knownNetworkDays * daySeconds)
      await db.deleteFrom('knownNetworks').where('lastSignInAt', '<=', over).execute()
    },
  }
}
export type KnownPlaces = ReturnType<typeof createKnownPlaces>
