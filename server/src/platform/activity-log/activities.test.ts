import { setImmediate as nextTurn } from 'node:timers/promises'
import { college } from 'college/facts'
import { activitiesPerPage, exportActivities, listActivities } from 'contract/platform/activity'
import { parse } from 'csv-parse/sync'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aStaffAccount } from '../../../test/a-staff-account.ts'
import { stepUp } from '../../../test/factor-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import type { Db } from '../db/open.ts'
import type { ActivityTable } from '../db/schema.ts'

async function someActivities(db: Db, given: Partial<ActivityTable>[]) {
  const rows = given.map(
    (more): ActivityTable => ({
      role: null,
      _id: uuidv7(),
      createdAt: '2026-11-21T10:00:00.000Z',
      admin: 'dean@college.test',
      action: 'updated',
      subject: 'faculty',
      targetId: null,
      targetName: 'Dr. Meera Nair',
      changes: '[]',
      ...more,
    }),
  )
  await db.insertInto('activities').values(rows).execute()
  return rows.map(({ _id }) => _id)
}

async function aClerk() {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  const request = (url: string) => settings.app.inject({ url, headers: { cookie } })
  const list = async (query: string) => (await request(`${listActivities.url}?${query}`)).json()
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).activities.map(({ targetName }: { targetName: string }) => targetName)
  const take = async (query: string) => {
    await stepUp(settings.app, cookie)
    return request(`${exportActivities.url}?${query}`)
  }
  const file = async (query: string): Promise<string[][]> =>
    parse((await take(query)).body, { bom: true })
  return { ...settings, ask: request, list, names, take, file }
}

test('pages have no gaps or duplicates while more is recorded', async () => {
  const { db, list } = await aClerk()
  const expected = await someActivities(db, Array(2 * activitiesPerPage).fill({}))
  const seen: string[] = []
  for (let next: string | undefined = ''; next !== undefined; ) {
    const page = await list(`subject=faculty${next && `&before=${next}`}`)
    expect(page.activities).toHaveLength(activitiesPerPage)
    seen.push(...page.activities.map(({ _id }: { _id: string }) => _id))
    await someActivities(db, [{ targetName: 'Late' }])
    next = page.next
  }

  expect(seen).toEqual(expected.toReversed())
})

test('the list and the file have what matches all filters', async () => {
  const { db, names, file } = await aClerk()
  await someActivities(db, [
    { targetName: 'a', subject: 'event', action: 'created' },
    { targetName: 'b', subject: 'event', action: 'deleted' },
    {
      targetName: '100% Ä_b\\c',
      subject: 'message',
      action: 'deleted',
      admin: 'vice@college.test',
    },
    { targetName: 'd', subject: 'faculty', action: 'imported' },
  ])
  for (const [query, expected] of [
    ['subject=event', ['b', 'a']],
    ['action=deleted', ['100% Ä_b\\c', 'b']],
    ['subject=event&action=deleted', ['b']],
    ['subject=event&action=imported', []],
    ['search=VICE', ['100% Ä_b\\c']],
    ['search=0%25 ä_B%5C', ['100% Ä_b\\c']],
    ['search=%25', ['100% Ä_b\\c']],
    [`search=${encodeURIComponent("' OR 1=1 --")}`, []],
    ['search=dean&action=imported', ['d']],
  ] as const) {
    expect([query, await names(query)]).toEqual([query, expected])
    const [, ...rows] = await file(query)
    expect([query, rows.map((row) => row[5])]).toEqual([query, expected])
  }
})

test('activities of an account are found by its name, as the panel shows them', async () => {
  const { db, names } = await aClerk()
  await aStaffAccount(db, { email: 'dean@college.test', name: 'Meena Joshi' })
  const other = { admin: 'clerk@college.test', targetName: 'another' }
  await someActivities(db, [{ targetName: 'hers' }, other])
  expect(await names('search=meena')).toEqual(['hers'])
})

test('days start and end at midnight in the college’s time zone', async () => {
  const { db, names } = await aClerk()
  // Midnight in India is half past six in the evening before, in UTC.
  await someActivities(db, [
    { targetName: 'last of the 19th', createdAt: '2026-11-19T18:29:59.999Z' },
    { targetName: 'first of the 20th', createdAt: '2026-11-19T18:30:00.000Z' },
    { targetName: 'last of the 20th', createdAt: '2026-11-20T18:29:59.999Z' },
    { targetName: 'first of the 21st', createdAt: '2026-11-20T18:30:00.000Z' },
  ])
  const the20th = ['last of the 20th', 'first of the 20th']

  expect(await names('subject=faculty&from=2026-11-20&to=2026-11-20')).toEqual(the20th)
  expect(await names('subject=faculty&from=2026-11-20')).toEqual(['first of the 21st', ...the20th])
  expect(await names('subject=faculty&to=2026-11-20')).toEqual([...the20th, 'last of the 19th'])
  expect(await names('subject=faculty&from=2026-11-21&to=2026-11-20')).toEqual([])
  expect(await names('subject=faculty&from=1900-01-01&to=2999-12-31')).toHaveLength(4)
})

test('S35: an impossible filter is rejected by name, and not recorded', async () => {
  const { ask, names } = await aClerk()
  for (const [field, values] of Object.entries({
    subject: ['x', '', 'event&subject=event'],
    action: ['destroyed'],
    search: ['x'.repeat(201), 'a%00b'],
    from: ['2026-02-30', '2026-13-01', '20-11-2026', '1899-12-31', '3000-01-01', '0000-01-01', ''],
    to: ['2027-02-29', '2026-11-21T00:00', 'today'],
  })) {
    for (const value of values) {
      for (const url of [listActivities.url, exportActivities.url]) {
        const answer = await ask(`${url}?${field}=${value}`)
        expect([value, answer.statusCode]).toEqual([value, 400])
        expect(Object.keys(answer.json().errors)).toEqual([field])
      }
    }
  }
  expect((await ask(`${listActivities.url}?before=x`)).statusCode).toBe(400)
  expect(await names('action=exported')).toEqual([])
})

test('S63: the file has every field as text, none as a formula, and the export is recorded', async () => {
  const { db, take, file, list } = await aClerk()
  const changes = [
    { field: 'title', before: 'A, "B"', after: '=1+1' },
    { field: 'venue', after: 'Field' },
    { field: 'time', before: 'नौ' },
  ]
  await someActivities(db, [
    {
      targetName: '=HYPERLINK("x")',
      targetId: 'id',
      changes: JSON.stringify(changes),
      role: 'publisher',
    },
  ])

  const answer = await take('subject=faculty')

  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="activities-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
  })
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(parse(answer.body, { bom: true })).toEqual([
    [
      `createdAt (${college.timeZone})`,
      'admin',
      'action',
      'subject',
      'targetId',
      'targetName',
      'changes',
      'role',
      'adminName',
    ],
    [
      '2026-11-21 15:30',
      'dean@college.test',
      'updated',
      'faculty',
      'id',
      '\'=HYPERLINK("x")',
      'Title: A, "B" → =1+1\nVenue:  → Field\nTime: नौ → ',
      'publisher',
      '',
    ],
  ])
  expect(await list('action=exported')).toMatchObject({
    activities: [
      {
        admin: 'clerk@college.test',
        subject: 'activity',
        changes: [{ field: 'subject', after: 'faculty' }],
      },
    ],
  })
  // The file includes its own download.
  expect((await file('action=exported')).map((row) => row[2])).toEqual([
    'action',
    'exported',
    'exported',
  ])
})

test('exporting a long list doesn’t block other work', async () => {
  const { db, file } = await aClerk()
  const count = 3_000
  for (let done = 0; done < count; done += 500)
    await someActivities(
      db,
      Array.from({ length: 500 }, (_, at) => ({ targetName: `${done + at}` })),
    )
  let turns = 0
  let isDone = false
  const counting = (async () => {
    for (; !isDone; turns++) await nextTurn()
  })()

  const [, ...rows] = await file('subject=faculty')

  isDone = true
  await counting
  expect(rows.map((row) => row[5])).toEqual(
    Array.from({ length: count }, (_, at) => `${count - 1 - at}`),
  )
  // At least one for each hundred rows.
  expect(turns).toBeGreaterThanOrEqual(count / 100)
})

test('the list and the file name departments and administrators, and write values for people', async () => {
  const { db, list, file } = await aClerk()
  await aStaffAccount(db, { email: 'dean@college.test', name: 'Meena Joshi' })
  const changes = [
    { field: 'departments', before: 'ba', after: 'ba, bca, gone' },
    { field: 'isRead', before: 'false', after: 'true' },
    { field: 'publishAt', after: '2026-11-21T10:00:00.000Z' },
    { field: 'image', after: '/uploads/a-640x360-aabbcc.webp' },
  ]
  await someActivities(db, [{ subject: 'administrator', changes: JSON.stringify(changes) }])
  const { activities } = await list('subject=administrator&action=updated')
  expect(activities[0].changes[0]).toEqual({
    ...{ field: 'departments', before: 'B.A.', after: 'B.A., B.C.A., gone' },
  })
  const [, row = []] = await file('subject=administrator&action=updated')
  expect(row[6]?.split('\n')).toEqual([
    'Departments: B.A. → B.A., B.C.A., gone',
    'Read: No → Yes',
    'Publish at:  → 2026-11-21 15:30',
    'Image: Added',
  ])
  expect(row[8]).toBe('Meena Joshi')
})
