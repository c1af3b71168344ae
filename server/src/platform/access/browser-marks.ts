import { randomBytes, timingSafeEqual } from 'node:crypto'
import { knownBrowserDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import type { Account } from './account.ts'
import type { PlaceHash } from './place-hash.ts'

/** How long a browser is known. */
export const markSeconds = knownBrowserDays * daySeconds
/** Accounts that one browser is known for, such as a family's. */
const mostMarks = 5
const mark = /^(\d{1,16})\.([\w-]{22})\.([\w-]{43})$/

const listOf = (marks: string) => marks.split('~').slice(0, mostMarks)

/** Marks by which a browser shows that accounts have signed in there, and which say nothing to anybody else. */
export function createBrowserMarks({ hash, now }: { hash: PlaceHash; now: () => Date }) {
  const hashMark = ({ kind, id }: Account, expiresAt: string, nonce: string) =>
    hash(`browser:${kind}:${id}:${expiresAt}:${nonce}`)

  /** The name of this mark, when it is one of the account. */
  async function read(account: Account, text: string): Promise<string | undefined> {
    const [, expiresAt = '', nonce = '', given = ''] = mark.exec(text) ?? []
    if (!given || Number(expiresAt) <= now().getTime()) return undefined
    const own = await hashMark(account, expiresAt, nonce)
    return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? nonce : undefined
  }

  return {
    /** The name of the account's mark among those of a browser. Takes as long whether or not there is such an account. */
    async find(account: Account, marks: string): Promise<string | undefined> {
      for (const text of listOf(marks)) {
        const name = await read(account, text)
        if (name) return name
      }
      return undefined
    },
    /** The marks of a browser with a new one of the account. */
    async add(account: Account, marks: string): Promise<string> {
      const others: string[] = []
      for (const text of listOf(marks))
        if (mark.test(text) && !(await read(account, text))) others.push(text)
      const expiresAt = String(now().getTime() + markSeconds * 1000)
      const nonce = randomBytes(16).toString('base64url')
      const own = [expiresAt, nonce, await hashMark(account, expiresAt, nonce)].join('.')
      return [own, ...others].slice(0, mostMarks).join('~')
    },
  }
}
