import { expect, test } from 'vitest'
import { aMailingOffice } from '../../test/a-subscriber.ts'
import { runWithInput } from '../../test/run-script.ts'
import { noteReturned } from './bounces.ts'
import { readBounce } from './read-bounce.ts'

test('three refusals in a row end a subscription, and a mail that arrives begins the count anew', async () => {
  const { subscribe, add, tell, sink, rows, mails } = await aMailingOffice()
  await subscribe('reader@home.example')
  let count = 0
  const tellOne = async (isRefusing: boolean) => {
    sink.isRefusing = isRefusing
    await add(`Notice ${count++}`)
    await tell()
  }
  for (const isRefusing of [true, true, false, true, true]) await tellOne(isRefusing)
  expect(await rows()).toMatchObject([{ bounces: 2 }])
  expect(mails).toHaveLength(1)

  await tellOne(true)

  expect(await rows()).toEqual([])
})

/** A report as Postfix sends it. */
const aReport = (id: string, { action = 'failed', status = '5.1.1' } = {}) =>
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
    'Diagnostic-Code: smtp; 550 5.1.1 unknown user',
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Holiday',
    '',
    '--b1--',
    '',
  ].join('\r\n')

test('mails that come back later name their subscription, and the third in a row ends it', async () => {
  const variables = { MAIL_BOUNCES: 'bounces@college.test' }
  const { subscribe, add, tell, rows, place, sink, db } = await aMailingOffice({ variables })
  await subscribe('reader@home.example')
  const [row] = await rows()
  const id = row?._id ?? ''
  const pipe = async (report: string) => (await runWithInput('bounces', place, report)).stdout
  // What the command does, without a process for each.
  const take = async (report: string) => {
    const named = await readBounce(Buffer.from(report))
    if (named) await db.transaction().execute((trx) => noteReturned(trx, named, 'came back'))
  }
  await add('One')
  await tell()
  expect(sink.senders.at(-1)).toBe(`bounces+${id}@college.test`)
  for (const action of ['delayed', 'relayed']) await take(aReport(id, { action }))
  await take(aReport(id, { status: '4.2.2' }))
  expect(await pipe('Subject: On holiday\r\n\r\nBack on Monday')).toBe(
    'No report of a mail that was given up\n',
  )
  expect(await rows()).toMatchObject([{ bounces: 0 }])

  expect(await pipe(aReport(id))).toBe('Noted\n')
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
    await take(aReport(id))
  }
  expect(await rows()).toEqual([])
})
