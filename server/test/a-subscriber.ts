import type { Pace } from 'contract/messaging/subscriptions'
import { expect } from 'vitest'
import type { Deps } from '../src/deps.ts'
import { notifySubscribers } from '../src/messaging/subscriptions/notify-news.ts'
import { readLinkTokens } from '../src/platform/http/link-tokens.ts'
import { aNoticeOffice } from './a-notice-office.ts'
import { mailSink } from './mail-sink.ts'

type Choice = { pace?: Pace; categories?: string[]; departments?: string[] }

const fieldsOf = ({ pace = 'atOnce', categories = [], departments = [] }: Choice) => [
  ['pace', pace],
  ...categories.map((one) => ['category', one]),
  ...departments.map((one) => ['department', one]),
]

/** Waits until this many emails are queued, the first has been tried, and none is being sent. */
const untilPutOff = ({ db, now }: Pick<Deps, 'db' | 'now'>, count: number) =>
  expect
    .poll(async () => {
      const soon = new Date(now().getTime() + 60_000).toISOString()
      const rows = await db.selectFrom('mails').select('tries').where('dueAt', '<', soon).execute()
      return [rows.length, rows.some(({ tries }) => tries > 0)]
    })
    .toEqual([count, true])

/** A site that emails notices to a real mail server, and its visitors' forms. */
export async function aMailingOffice({
  variables = {},
}: {
  variables?: Record<string, string>
} = {}) {
  const { mails, sink, variables: ofMail } = await mailSink()
  const office = await aNoticeOffice({ variables: { ...ofMail, ...variables } })
  const { app, db, deps, advance } = office

  const post = (url: string, fields: string[][], headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  const ask = (email: string, choice: Choice = {}, more: string[][] = []) =>
    post('/subscriptions', [['email', email], ...fieldsOf(choice), ...more])
  const linkFor = async (email: string) => {
    const { _id } = await db
      .selectFrom('subscriptions')
      .select('_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return `/subscriptions/${(await readLinkTokens(db)).tokenOf(_id)}`
  }
  const press = async (email: string, act: string, choice: Choice = {}) =>
    post(await linkFor(email), [['act', act], ...fieldsOf(choice)])
  const waiting = () => db.selectFrom('mails').select(['_id', 'tries']).execute()
  /** Sends until the queue is empty; retries are due soon. */
  const isIdle = () =>
    expect
      .poll(async () => {
        const rows = await waiting()
        if (rows.some(({ tries }) => tries > 0)) advance(1000)
        deps.mail.sendQueued()
        return rows
      })
      .toEqual([])

  return {
    ...office,
    mails,
    sink,
    post,
    ask,
    linkFor,
    press,
    isIdle,
    isPutOff: (count: number) => untilPutOff(deps, count),
    /** A confirmed subscriber, without the email about it. */
    subscribe: async (email: string, choice: Choice = {}) => {
      await ask(email, choice)
      await press(email, 'confirm', choice)
      await isIdle()
      mails.length = 0
    },
    /** Runs the jobs, and sends everything. */
    tell: async () => {
      await notifySubscribers(deps)
      await isIdle()
    },
    rows: () => db.selectFrom('subscriptions').selectAll().orderBy('email').execute(),
    told: () =>
      mails
        .filter(({ headers }) => headers.some(({ key }) => key === 'list-id'))
        .map(({ recipients, subject }) => `${recipients.join()}: ${subject}`)
        .toSorted(),
  }
}
