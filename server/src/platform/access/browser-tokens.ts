import { randomBytes, timingSafeEqual } from 'node:crypto'
import { knownBrowserDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import { toleranceMilliseconds } from '../db/clock.ts'
import type { AccountId } from './account.ts'
import type { NetworkHash } from './network-hash.ts'

export const browserTokenSeconds = knownBrowserDays * daySeconds
/** Several people may share a browser, such as a family. */
const maxMarks = 5
const mark = /^(\d{1,16})\.([\w-]{22})\.([\w-]{43})$/

const listOf = (marks: string) => marks.split('~').slice(0, maxMarks)

/** Tokens by which a browser proves earlier sign-ins, without revealing the accounts to anybody else. */
export function createBrowserTokens({ hash, now }: { hash: NetworkHash; now: () => Date }) {
  const hashMark = ({ kind, id }: AccountId, expiresAt: string, nonce: string) =>
    hash(`browser:${kind}:${id}:${expiresAt}:${nonce}`)

  async function read(account: AccountId, token: string): Promise<string | undefined> {
    const [, expiresAt = '', nonce = '', given = ''] = mark.exec(token) ?? []
    const remaining = Number(expiresAt) - now().getTime()
    // Given while the clock was ahead.
    const isTooLong = remaining > browserTokenSeconds * 1000 + toleranceMilliseconds
    if (!given || remaining <= 0 || isTooLong) return undefined
    const own = await hashMark(account, expiresAt, nonce)
    return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? nonce : undefined
  }

  return {
    /** Constant time, whether or not the account exists. */
    async find(account: AccountId, marks: string): Promise<string | undefined> {
      for (const token of listOf(marks)) {
        const name = await read(account, token)
        if (name) return name
      }
      return undefined
    },
    async add(account: AccountId, marks: string): Promise<string> {
      const others: string[] = []
      for (const token of listOf(marks))
        if (mark.test(token) && !(await read(account, token))) others.push(token)
      const expiresAt = String(now().getTime() + browserTokenSeconds * 1000)
      const nonce = randomBytes(16).toString('base64url')
      const own = [expiresAt, nonce, await hashMark(account, expiresAt, nonce)].join('.')
      return [own, ...others].slice(0, maxMarks).join('~')
    },
  }
}
