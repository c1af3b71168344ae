import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, type Call, createClient } from 'contract/platform/client'
import type { Db } from 'server/src/platform/db/open.ts'
import { aStaffAccount, staffCookie } from 'server/test/a-staff-account.ts'
import { ask } from '../send.ts'
import type { TwoNodes } from '../two-nodes.ts'
import type { EditLog } from './edit-log.ts'
import { branch, type Random, type Words } from './words.ts'

/** What all editors share. */
export type Office = { db: Db; nodes: TwoNodes; random: Random; words: Words; log: EditLog }

export type Person = { email: string; call: Call }

export type Role = NonNullable<NonNullable<Parameters<typeof aStaffAccount>[1]>['role']>

/** Somebody with an account of the panel, whose calls go to one server or the other. */
export async function employ(
  { db, nodes, random, log }: Office,
  { name, role }: { name: string; role: Role },
): Promise<Person> {
  const email = `${name}.edits@college.test`
  const account = await aStaffAccount(db, {
    email,
    role,
    mayPublish: role === 'translator' ? 1 : 0,
  })
  const cookie = (await staffCookie(db, account)).replace('__Host-', '')
  const own = branch(random)
  const call = createClient(async ({ method, url, body }) => {
    const type = typeof body === 'string' && { 'content-type': 'application/json' }
    const headers = { cookie, ...type }
    const sent = { method, headers, ...(body && { body }) }
    const { status, text, fault } = await ask(nodes.origin(own(2)) + url, sent)
    log.answered(status, `${method} ${url}: ${text.slice(0, 300)}`)
    // As in the browser: an unreadable response counts as none.
    if (status === 0) throw new ApiError(0, { message: fault })
    return { status, answer: JSON.parse(text) }
  })
  return { email, call }
}

const pauseMilliseconds = 50
const maxTries = 600

const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503)

/** Tries again while there is no answer. */
export async function untilAnswered<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let left = maxTries; ; left--) {
    try {
      return await act()
    } catch (error) {
      if (!isUnanswered(error) || left === 0) throw error
      await sleep(pauseMilliseconds)
    }
  }
}
