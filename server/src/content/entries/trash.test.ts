import { contentTrashed } from 'contract/content/calls'
import { trashDays } from 'contract/content/entry-calls'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { purgeTrash } from './purge.ts'

test('nobody can see or edit an entry in the trash', async () => {
  const { add, trash, save, publish, list, visible } = await aPageEditor()
  const entry = await add('Hostel')
  const gone = await trash(entry)
  expect(await trash(entry)).toEqual(gone)

  expect(gone).toMatchObject({ isPublic: false, deletedAt: expect.any(String) })
  expect(await visible()).toEqual([])
  expect(await list()).toEqual([])
  expect(await list('only')).toMatchObject([{ title: 'Hostel' }])
  for (const work of [save(gone, { summary: 'Words.' }), publish(gone)])
    expect(await rejectionOf(work)).toMatchObject({ status: 404, message: contentTrashed })
})

test('an entry restored from the trash is a draft, and needs a new address if its own is taken', async () => {
  const { add, create, trash, recover, publish, visible } = await aPageEditor()
  const gone = await trash(await add('Hostel'))
  const other = await publish(await create('Second'), { slug: 'hostel' })

  const back = await recover(gone)
  expect(await recover(gone)).toEqual(back)

  expect(back).toMatchObject({ isPublic: false, hasDraft: true, slugTakenBy: 'Second' })
  expect(back).not.toHaveProperty('deletedAt')
  expect(await visible()).toEqual(['hostel'])
  expect(await rejectionOf(publish(back))).toMatchObject({ status: 400 })
  await publish(back, { slug: 'rooms' })
  expect(await visible()).toEqual(['rooms', other.data.slug])
})

test('the trash is emptied after thirty days, with the history, and this is recorded', async () => {
  const { db, deps, add, create, trash, advance } = await aPageEditor()
  const { _id } = await trash(await add('Hostel'))
  const stored = await create('Library')
  advance((trashDays - 1) * day)
  await purgeTrash(deps)
  const pages = () => db.selectFrom('contentItems').select('_id').where('type', '=', 'page')
  expect(await pages().execute()).toHaveLength(2)

  advance(2 * day)
  await Promise.all([purgeTrash(deps), purgeTrash(deps)])

  expect(await pages().execute()).toEqual([{ _id: stored._id }])
  const left = await db
    .selectFrom('contentRevisions')
    .selectAll()
    .where('itemId', '=', _id)
    .execute()
  expect(left).toEqual([])
  const deletions = db.selectFrom('activities').select(['admin', 'targetName'])
  expect(await deletions.where('action', '=', 'deleted').execute()).toEqual([
    { admin: 'automatic deletion', targetName: 'Hostel' },
  ])
})
