import {
  alreadyPublished,
  archivedAtOnce,
  changeManyEntries,
  listUnchangedEntries,
  scheduleAgain,
  scheduledSingly,
  undoManyEntries,
} from 'contract/content/bulk'
import { contentChangedMeanwhile, type EditedContent, readContent } from 'contract/content/calls'
import { selectNoticeEntries } from 'contract/content/notice-list'
import { listActivities } from 'contract/platform/activity'
import { hourMilliseconds } from 'contract/platform/durations'
import { noRight } from 'contract/platform/roles'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { signInAs } from '../../../test/sign-in-as.ts'

const seen = ({ _id, version }: Pick<EditedContent, '_id' | 'version'>) => ({ _id, version })

test('many drafts are published like one, and rejected ones are named with the reason', async () => {
  const { add, call, create, save, titles } = await aNoticeOffice()
  const complete = await save(await create('Holiday'), { date: '2026-01-02' })
  const exam = await save(await create('Exam form'), { date: '2026-01-01' })
  const incomplete = await save(await create('Hostel'), { category: '' })
  const past = await save(await create('Old'), { date: '2025-12-01', validUntil: '2025-12-31' })
  const published = await add('Result')
  const stale = { ...seen(await save(await create('Tender'), {})), version: 7 }
  const entries = [...[complete, incomplete, exam, past, published].map(seen), stale]

  const report = await call(changeManyEntries, { body: { act: 'publish', entries } })

  expect(report).toMatchObject({
    message: '2 published, 4 couldn’t be published',
    done: 2,
    rejected: [
      { name: 'Hostel', reason: 'This can’t be published yet: Category is required' },
      { name: 'Old', reason: archivedAtOnce },
      { name: 'Result', reason: alreadyPublished },
      { name: 'Tender', reason: contentChangedMeanwhile },
    ],
  })
  expect((await titles()).toSorted()).toEqual(['Exam form', 'Holiday', 'Result'])
  const { activities } = await call(listActivities, { query: { action: 'published' } })
  expect(activities.map(({ targetName }) => targetName)).toEqual(['Exam form', 'Holiday', 'Result'])
})

test('a result that waits for its hour isn’t published with others', async () => {
  const { call, create, deps, publish, save, titles } = await aNoticeOffice()
  const hour = new Date(deps.now().getTime() + hourMilliseconds).toISOString()
  const result = await publish(await create('Result'), {}, hour)
  const corrected = await save(result, { date: '2026-01-02' })
  const entries = [corrected, await save(await create('Holiday'), {})].map(seen)

  const report = await call(changeManyEntries, { body: { act: 'publish', entries } })

  expect(report).toMatchObject({ done: 1, rejected: [{ name: 'Result', reason: scheduledSingly }] })
  expect(await titles()).toEqual(['Holiday'])
})

test('an entry that is rejected in the middle of others stays as it was', async () => {
  const { add, call, create, save, titles, versionOf } = await aNoticeOffice()
  const { slug } = (await add('Holiday')).data
  const drafts = []
  for (let number = 0; number < 60; number++)
    drafts.push(await save(await create(`Result ${number}`), number === 30 ? { slug } : {}))
  const taken = drafts[30]
  const before = await versionOf('notice')

  const report = await call(changeManyEntries, {
    body: { act: 'publish', entries: drafts.map(seen) },
  })

  expect(report).toMatchObject({ done: 59, rejected: [{ _id: taken?._id, name: 'Result 30' }] })
  expect((await titles()).length).toBe(24)
  const params = { _id: taken?._id ?? '' }
  expect(await call(readContent, { params })).toMatchObject({
    version: taken?.version,
    hasDraft: true,
  })
  // Pages that show notices become stale once for several entries.
  expect((await versionOf('notice')) - before).toBeLessThanOrEqual(12)
})

test('all notices that match are unpublished and moved to the trash', async () => {
  const { add, call, titles } = await aNoticeOffice()
  await add('Result of B.A.', { date: '2025-03-01' })
  await add('Result of B.C.A.', { date: '2025-07-01' })
  await add('Holiday', { date: '2026-03-01' })
  const matching = async (query: object) => (await call(selectNoticeEntries, { query })).entries
  const run = async (act: 'unpublish' | 'trash', query: object) => {
    const entries = (await matching(query)).map(({ _id, version = 0 }) => ({ _id, version }))
    return (await call(changeManyEntries, { body: { act, entries } })).message
  }

  expect(await run('unpublish', { search: 'result' })).toBe('2 unpublished')
  expect(await titles()).toEqual(['Holiday'])
  expect(await run('unpublish', {})).toBe('1 unpublished, 2 couldn’t be unpublished')
  expect(await run('unpublish', {})).toBe('3 couldn’t be unpublished')
  expect(await run('trash', { year: '2025' })).toBe('2 moved to the trash')
  expect(await run('trash', { month: '3' })).toBe('“Holiday” moved to the trash')

  expect(await matching({})).toEqual([])
})

test('entries that an action would leave as they are are known before', async () => {
  const { add, call, clientWith, create, db, deps, publish, save } = await aNoticeOffice()
  const published = await add('Result', { department: 'ba' })
  const draft = await create('Fest')
  const hour = new Date(deps.now().getTime() + hourMilliseconds).toISOString()
  const scheduled = await publish(await create('Tender'), {}, hour)
  const edited = await save(await add('Holiday'), { date: '2026-01-02' })
  const ids = [published, draft, scheduled, edited].map(({ _id }) => _id)
  const unchanged = async (act: 'publish' | 'unpublish', as = call) =>
    (await as(listUnchangedEntries, { body: { act, ids } })).unchanged

  expect(await unchanged('publish')).toEqual([published._id])
  expect(await unchanged('unpublish')).toEqual([draft._id])
  const editor = clientWith(await signInAs(db, { role: 'editor', departments: ['bca'] }))
  expect(await unchanged('publish', editor)).toEqual([])
})

test('an author may move drafts to the trash, but what they may not publish stays', async () => {
  const { add, call, clientWith, create, db } = await aNoticeOffice()
  const published = await add('Result', { department: 'ba' })
  const draft = await create('Fest')
  const author = clientWith(await signInAs(db, { role: 'author' }))
  const entries = [published, draft].map(seen)

  const report = await author(changeManyEntries, { body: { act: 'trash', entries } })

  expect(report).toMatchObject({ done: 1, rejected: [{ name: 'Result', reason: noRight }] })
  const { entries: left } = await call(selectNoticeEntries)
  expect(left.map(({ _id }) => _id)).toEqual([published._id])
})

test('nobody learns the title of an entry of another department', async () => {
  const { add, clientWith, db } = await aNoticeOffice()
  const notice = await add('Result', { department: 'ba' })
  const editor = clientWith(
    await signInAs(db, { role: 'editor', departments: ['bca'], mayPublish: true }),
  )

  const entries = [seen(notice)]
  const report = await editor(changeManyEntries, { body: { act: 'unpublish', entries } })

  expect(report.rejected).toEqual([{ _id: notice._id, name: '', reason: noRight }])
})

test('unpublishing many and moving them to the trash is undone, but a schedule stays cancelled', async () => {
  const { add, call, create, deps, publish, save, titles } = await aNoticeOffice()
  const hour = new Date(deps.now().getTime() + hourMilliseconds).toISOString()
  for (const act of ['unpublish', 'trash'] as const) {
    const name = (title: string) => `${title} ${act}`
    const published = await add(name('Result'))
    const edited = await save(await add(name('Holiday')), { date: '2026-01-02' })
    const scheduled = await publish(await create(name('Tender')), {}, hour)
    const touched = await add(name('Fest'))
    const entries = [published, edited, scheduled, touched].map(seen)
    const before = await titles()

    const { undoable = [] } = await call(changeManyEntries, { body: { act, entries } })
    expect(undoable).toHaveLength(4)
    const stale = undoable.map((one) =>
      one._id === touched._id ? { ...one, version: one.version - 1 } : one,
    )
    const undone = await call(undoManyEntries, { body: { entries: stale } })

    expect(undone).toMatchObject({
      message: `3 restored, 1 couldn’t be restored. ${scheduleAgain(1)}`,
      rejected: [{ name: name('Fest'), reason: contentChangedMeanwhile }],
    })
    expect((await titles()).toSorted()).toEqual(
      before.filter((title) => title !== name('Fest')).toSorted(),
    )
    const read = ({ _id }: { _id: string }) => call(readContent, { params: { _id } })
    expect(await read(edited)).toMatchObject({ isPublic: true, hasDraft: true })
    expect(await read(scheduled)).toMatchObject({ isPublic: false, hasDraft: true })
    expect((await read(scheduled)).deletedAt).toBeUndefined()
  }
})
