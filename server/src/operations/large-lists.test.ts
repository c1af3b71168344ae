import { listLibrary, selectLibraryItems } from 'contract/content/library/calls'
import { listNoticeEntries } from 'contract/content/notice-list'
import { listEventEntries, selectEvents } from 'contract/events/events'
import { selectMessages } from 'contract/messaging/bulk'
import { listMessages } from 'contract/messaging/messages'
import { listMemberEntries, selectMembers } from 'contract/people/faculty'
import { maxAtOnce } from 'contract/platform/bulk'
import type { Call } from 'contract/platform/client'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import { someMessages } from '../../test/some-messages.ts'
import { testApp } from '../../test/test-app.ts'
import type { Db } from '../platform/db/open.ts'
import { inRowBatches } from '../platform/db/row-batches.ts'

const [manyEvents, manyPeople, manyFiles] = [2_000, 540, 5_000]
const maxBytes = 100_000
const begun = Date.parse('2030-01-15T04:30:00.000Z')
const createdAt = new Date(begun).toISOString()

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const rowsOf = <Row>(count: number, row: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => row(at))

/** Texts as long as the sample's. */
const description = 'Talks, posters and a quiz for students of all departments. '.repeat(6)

async function addRows(db: Db) {
  await inRowBatches(
    rowsOf(manyEvents, (at) => ({
      ...{ _id: idOf(at), title: `Event ${at}`, description, image: '', sequence: 0 },
      date: new Date(begun + at * day).toISOString(),
      ...{ createdAt, updatedAt: createdAt },
    })),
    (batch) => db.insertInto('events').values(batch).execute(),
  )
  await inRowBatches(
    rowsOf(manyPeople, (at) => ({
      ...{ _id: idOf(at), name: `Member ${at}`, slug: `member-${at}`, designation: 'Professor' },
      ...{ department: 'B.C.A.', specialization: description, createdAt, updatedAt: createdAt },
    })),
    (batch) => db.insertInto('faculty').values(batch).execute(),
  )
  await inRowBatches(
    rowsOf(manyFiles, (at) => ({
      ...{ _id: idOf(at), kind: 'document' as const, name: `Circular ${at}`, isDecorative: 0 },
      ...{
        versionId: idOf(at),
        version: 1,
        author: 'a@college.test',
        savedAt: createdAt,
        createdAt,
      },
    })),
    (batch) => db.insertInto('libraryItems').values(batch).execute(),
  )
  await inRowBatches(
    rowsOf(manyFiles, (at) => ({
      ...{ _id: idOf(at), itemId: idOf(at), address: `/uploads/${idOf(at)}.pdf`, bytes: 1_000 },
      ...{ sha256: idOf(at), focusX: 50, focusY: 50, author: 'a@college.test', createdAt },
    })),
    (batch) => db.insertInto('libraryVersions').values(batch).execute(),
  )
  await someMessages(
    db,
    rowsOf(600, () => ({})),
  )
}

const lists = (call: Call): Record<string, () => Promise<unknown>> => ({
  events: () => call(listEventEntries),
  'events of a month': () => call(listEventEntries, { query: { year: '2031', month: '3' } }),
  faculty: () => call(listMemberEntries, { query: { sort: 'department' } }),
  library: () => call(listLibrary, { query: { use: 'unused', sort: 'name' } }),
  notices: () => call(listNoticeEntries, { query: { year: '2026' } }),
  messages: () => call(listMessages),
  'selected events': () => call(selectEvents),
  'selected members': () => call(selectMembers),
  'selected files': () => call(selectLibraryItems),
  'selected messages': () => call(selectMessages),
})

test('lists keep their size and the number of their statements with thousands of rows', async () => {
  const { wrap, costOf } = countStatements()
  const { db, signIn } = await testApp({ wrap })
  const call = await signIn()
  const costs = async () => {
    const measured = []
    for (const [name, ask] of Object.entries(lists(call)))
      measured.push([name, await costOf(ask)] as const)
    return measured
  }
  const empty = new Map(await costs())

  await addRows(db)

  const maxStatements = 12
  for (const [name, { statements, bytes }] of await costs()) {
    expect([name, bytes < maxBytes]).toEqual([name, true])
    // With rows, some ask for what belongs to them, however many there are.
    expect([name, statements <= (empty.get(name)?.statements ?? 0) + 4]).toEqual([name, true])
    expect([name, statements <= maxStatements]).toEqual([name, true])
  }
  const selected = await call(selectEvents)
  expect([selected.found, selected.entries.length]).toEqual([manyEvents, maxAtOnce])
  expect((await call(listLibrary, { query: { use: 'unused' } })).total).toBeGreaterThanOrEqual(
    manyFiles,
  )
})
