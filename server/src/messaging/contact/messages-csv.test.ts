import { college } from 'college/facts'
import { exportMessages } from 'contract/messaging/messages'
import { stepUpRequired } from 'contract/people/faculty'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { stepUp } from '../../../test/factor-calls.ts'
import { someMessages } from '../../../test/some-messages.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

async function aClerk() {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  const request = (query = '') =>
    settings.app.inject({ url: `${exportMessages.url}${query}`, headers: { cookie } })
  const take = async (query?: string) => {
    await stepUp(settings.app, cookie)
    return request(query)
  }
  return { ...settings, ask: request, take }
}
const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true })

const [createdAt, readAt] = ['createdAt', 'readAt'].map(
  (name) => `${name} (${college.timeZone})`,
) as [string, string]

test('a folder is exported as a file for spreadsheets, with times in the college’s time zone', async () => {
  const { db, take } = await aClerk()
  const hindi = 'नमस्ते, "office";\nsecond line\r\n🎓'
  await someMessages(db, [
    { createdAt: '2026-11-20T20:00:00.000Z', readAt: '2026-11-21T04:30:00.000Z', message: hindi },
    { subject: null, name: 'Newer', number: '012-345-678', topic: 'B.A.: Bachelor of Arts' },
    { suspectedAt: '2026-11-21T00:00:00.000Z', name: 'Robot' },
  ])

  const inbox = await take()
  const spam = await take('?folder=spam')

  expect(inbox.statusCode).toBe(200)
  expect(inbox.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="messages-inbox-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(inbox.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(inbox.body).toContain(
    `${createdAt},number,name,email,phone,topic,subject,message,${readAt}\r\n`,
  )
  expect(rowsOf(inbox.body)).toMatchObject([
    {
      name: 'Newer',
      number: '012-345-678',
      topic: 'B.A.: Bachelor of Arts',
      subject: '',
      [readAt]: '',
    },
    { [createdAt]: '2026-11-21 01:30', message: hindi, [readAt]: '2026-11-21 10:00' },
  ])
  expect(rowsOf(spam.body)).toMatchObject([{ name: 'Robot' }])
  const recorded = await db
    .selectFrom('activities')
    .select(['admin', 'subject', 'changes'])
    .where('action', '=', 'exported')
    .orderBy('_id')
    .execute()
  expect(recorded).toEqual(
    ['inbox', 'spam'].map((folder) => ({
      admin: 'clerk@college.test',
      subject: 'message',
      changes: JSON.stringify([{ field: 'folder', after: folder }]),
    })),
  )
})

test('S62, S63: no cell is a formula, and every other text is unchanged', async () => {
  const { db, take } = await aClerk()
  const formulas = ['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', '=cmd|" /C calc"!A0', '＝1']
  const plain = ['"; DROP TABLE x; --', '<script>alert(1)</script>', 'a,b', "'quoted'", '1-1']
  await someMessages(
    db,
    [...formulas, ...plain].toReversed().map((text) => ({ name: text, message: text })),
  )

  const rows = rowsOf((await take()).body)

  expect(rows.map(({ message }) => message)).toEqual([
    ...formulas.map((text) => `'${text}`),
    ...plain,
  ])
  for (const { name, message } of rows) expect(name).toBe(message)
  expect(rows[0]?.phone).toBe("'+91 98765 43210")
})

test('S62: with semicolons as separators, no part of a cell is a formula either', async () => {
  const { db, take } = await aClerk()
  const message = 'Hello\n=1\r=1;"=2;""+3\n"-4\n\n@5\n 6;7'
  await someMessages(db, [{ subject: "x;=cmd|'/c calc'!A1;y; -1", message }])

  const [row] = rowsOf((await take()).body)

  expect(row?.subject).toBe("x;'=cmd|'/c calc'!A1;y; -1")
  expect(row?.message).toBe(`Hello\n'=1\r'=1;'"=2;'""+3\n'"-4\n\n'@5\n 6;7`)
})

test('an empty folder exports a header row, and an unknown one is rejected without a record', async () => {
  const { db, take } = await aClerk()

  expect(rowsOf((await take('?folder=spam')).body)).toEqual([])
  const answer = await take('?folder=trash')

  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Unknown folder'])
  const recorded = db.selectFrom('activities').selectAll().where('action', '=', 'exported')
  expect(await recorded.execute()).toHaveLength(1)
})

test('each export of a folder needs its own step-up', async () => {
  const { db, ask, take } = await aClerk()
  await someMessages(db, [{ name: 'Ravi Kumar' }])
  const rejected = [403, { message: stepUpRequired }]
  const early = await ask()
  expect([early.statusCode, early.json()]).toEqual(rejected)

  expect((await take()).body).toContain('Ravi Kumar')

  const again = await ask()
  expect([again.statusCode, again.json()]).toEqual(rejected)
  const recorded = db.selectFrom('activities').select('_id').where('action', '=', 'exported')
  expect(await recorded.execute()).toHaveLength(1)
})
