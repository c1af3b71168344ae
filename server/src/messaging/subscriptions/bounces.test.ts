import { randomUUID } from 'node:crypto'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aMailingOffice } from '../../../test/a-subscriber.ts'
import { processorMilliseconds } from '../../../test/processor-time.ts'
import { runWithInput } from '../../../test/run-script.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import type { Db } from '../../platform/db/open.ts'
import { recordBounce } from './bounces.ts'
import { notifySubscribers } from './notify-news.ts'
import { readBounce } from './read-bounce.ts'

const beginEarlier = (db: Db) =>
  db
    .updateTable('subscriptions')
    .set({ bouncesSince: new Date(Date.now() - 7 * dayMilliseconds).toISOString() })
    .execute()

test('the third rejection in a row, at least a week after the first, ends a subscription, and a delivered email resets the count', async () => {
  const { subscribe, add, tell, sink, rows, mails, db } = await aMailingOffice()
  await subscribe('reader@home.example')
  let count = 0
  const tellOne = async (isRefusing: boolean) => {
    sink.isRefusing = isRefusing
    await add(`Notice ${count++}`)
    await tell()
  }
  for (const isRefusing of [true, true, false, true, true, true]) await tellOne(isRefusing)
  expect(await rows()).toMatchObject([{ bounces: 3 }])
  expect(mails).toHaveLength(1)
  await beginEarlier(db)

  await tellOne(true)

  expect(await rows()).toEqual([])
})

test.each([
  [550, 'Not taken', 1],
  [550, '5.1.1 No such user', 1],
  [550, '5.2.1 Disabled', 1],
  [550, '5.7.1 Blocked, see the list', 0],
  [554, 'Message rejected', 0],
  [552, '5.2.2 The mailbox is full', 0],
])('a rejection with %i %s counts against the address %i times', async (code, text, bounces) => {
  const { subscribe, add, tell, sink, rows } = await aMailingOffice()
  await subscribe('reader@home.example')
  Object.assign(sink, { isRefusing: true, reply: { code, text } })

  await add('Holiday')
  await tell()

  expect(await rows()).toMatchObject([{ bounces }])
})

test.each([
  [450, '4.2.1 Not here now', 1],
  [451, '4.7.1 Greylisted', 0],
  [550, '5.1.90 Your daily limit is reached', 0],
])('if %i %s is the only response for days, it counts against the address %i times', async (code, text, bounces) => {
  const { subscribe, add, deps, db, sink, rows, advance, isPutOff } = await aMailingOffice()
  await subscribe('reader@home.example')
  Object.assign(sink, { isRefusing: true, reply: { code, text } })
  await add('Holiday')
  await notifySubscribers(deps)
  await isPutOff(1)
  expect(await rows()).toMatchObject([{ bounces: 0 }])
  const { giveUpAt } = await db.selectFrom('mails').select('giveUpAt').executeTakeFirstOrThrow()
  advance(Date.parse(giveUpAt) - deps.now().getTime() - 1000)

  deps.mail.sendQueued()
  await expect.poll(() => db.selectFrom('mails').selectAll().execute()).toEqual([])

  expect(await rows()).toMatchObject([{ bounces }])
})

const aReport = (
  id: string,
  { action = 'failed', status = '5.1.1', diagnostic = 'smtp; 550 5.1.1 unknown user' } = {},
) =>
  [
    'Return-Path: <>',
    `X-Original-To: bounces+${id}@college.test`,
    `Delivered-To: bounces+${id}@college.test`,
    'From: MAILER-DAEMON@mx.home.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: bounces+${id}@college.test`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    '<reader@home.example>: unknown user',
    '',
    '--b1',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.home.example',
    '',
    'Final-Recipient: rfc822; reader@home.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Holiday',
    '',
    '--b1--',
    '',
  ].join('\r\n')

test.each([
  ['nested parts', Array.from({ length: 400 }, (_, at) => part(at)).join('')],
  ['a report that is too large', `Subject: x\r\n\r\n${'x'.repeat(1024 * 1024)}`],
])('an unreadable report isn’t retried: %s', async (_, report) => {
  const place = await preparedDatabase()
  const { code, stderr } = await runWithInput('bounces', place, report)
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^This report can’t be read/)])
})

function part(at: number) {
  return `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`
}

test('a long field of blanks is read in linear time', async () => {
  const report = aReport(randomUUID(), { diagnostic: `${' '.repeat(100_000)}x\ry` })

  expect(await processorMilliseconds(() => readBounce(Buffer.from(report)))).toBeLessThan(1_000)
})

test.each([
  ['empty lines', '\n'],
  ['parts', '--b1\n\n'],
])('a megabyte of %s is rejected before it is parsed', async (_, line) => {
  const report = Buffer.from(aReport(randomUUID()) + line.repeat(900_000 / line.length))
  const reject = () => expect(readBounce(report)).rejects.toThrow('it has more than 20000 lines')

  expect(await processorMilliseconds(reject)).toBeLessThan(1_000)
})

test('a report inside another email is not read', async () => {
  const id = randomUUID()
  const report = aReport(id)

  const forwarded = `To: bounces+${id}@college.test\r\nContent-Type: message/rfc822\r\n\r\n${report}`

  expect(await readBounce(Buffer.from(report))).toBe(id)
  expect(await readBounce(Buffer.from(forwarded))).toBe(undefined)
})

test('emails returned later name their subscription, and the third in a row ends it', async () => {
  const variables = { MAIL_BOUNCES: 'bounces@college.test' }
  const { subscribe, add, tell, rows, place, sink, db, deps } = await aMailingOffice({
    variables,
  })
  await subscribe('reader@home.example')
  const [row] = await rows()
  const id = row?._id ?? ''
  const pipe = async (report: string) => (await runWithInput('bounces', place, report)).stdout
  const { now } = deps
  const take = async (report: string) => {
    const named = await readBounce(Buffer.from(report))
    if (named) await db.transaction().execute((trx) => recordBounce(trx, named, 'came back', now()))
  }
  await add('One')
  await tell()
  expect(sink.senders.at(-1)).toBe(`bounces+${id}@college.test`)
  for (const action of ['delayed', 'relayed']) await take(aReport(id, { action }))
  await take(aReport(id, { status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Blocked' }))
  expect(await pipe('Subject: On holiday\r\n\r\nBack on Monday')).toBe(
    'This is not a report of an undeliverable email\n',
  )
  expect(await rows()).toMatchObject([{ bounces: 0 }])

  expect(await pipe(aReport(id))).toBe('Bounce recorded\n')
  await take(aReport(id))
  expect(await rows()).toMatchObject([{ bounces: 1 }])
  await add('Two')
  await tell()
  await add('Three')
  await tell()
  expect(await rows()).toMatchObject([{ bounces: 0 }])
  for (const name of ['Four', 'Five', 'Six']) {
    await add(name)
    await tell()
    await beginEarlier(db)
    await take(aReport(id))
  }
  expect(await rows()).toEqual([])
})

test.each([
  ['5.1.1', 'smtp; 550 5.1.1 unknown user', true],
  ['5.1.10', 'smtp; 556 5.1.10 the domain takes no mail', true],
  ['5.1.8', 'smtp; 550 5.1.8 the sender is unknown', false],
  ['5.2.1', 'smtp; 550 5.2.1 disabled', true],
  ['5.2.2', 'smtp; 552 5.2.2 over quota', false],
  ['5.4.1', 'smtp; 550 5.4.1 recipient address rejected', true],
  ['5.4.4', 'X-Postfix; Host or domain name not found', true],
  ['5.4.6', 'X-Postfix; mail loops back to myself', false],
  ['5.7.1', 'smtp; 550 5.7.1 blocked', false],
  ['5.7.26', 'smtp; 550-5.7.26 not authenticated', false],
  ['5.0.0', 'smtp; 550 no such user', true],
  ['5.0.0', 'smtp; 554 rejected', false],
  ['5.0.0', 'smtp; 550 5.7.1 blocked', false],
  ['5.3.4', 'smtp; 552 5.3.4 too large', false],
  ['4.4.1', 'X-Postfix; connect to mx: timed out', true],
  ['4.2.2', 'smtp; 452 4.2.2 over quota', true],
  ['4.7.0', 'smtp; 421 4.7.0 try again later', false],
  ['4.3.2', 'smtp; 451 4.3.2 shutting down', false],
])('a report of %s (%s) concerns the address: %s', async (status, diagnostic, isOfAddress) => {
  const report = aReport('01234567-89ab-7def-8123-456789abcdef', { status, diagnostic })

  expect((await readBounce(Buffer.from(report))) !== undefined).toBe(isOfAddress)
})
