import { contentTrashed } from 'contract/content/calls'
import { nothingToReinstate, trashDays } from 'contract/content/entry-calls'
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

test('unpublishing and the trash are undone exactly, and a newer draft stays a draft', async () => {
  const editor = await aPageEditor()
  const { add, save, end, withdraw, trash, reinstate, visible, deps } = editor
  const unpublishAt = new Date(deps.now().getTime() + 9 * day).toISOString()
  const published = await end(await add('Hostel'), unpublishAt)
  for (const remove of [withdraw, trash]) {
    const edited = await save(await editor.read(published), { summary: 'Newer words about it.' })
    const gone = await remove(edited)
    expect(await visible()).toEqual([])
    const back = await reinstate(gone, unpublishAt)
    expect(await reinstate(gone, unpublishAt)).toEqual(back)
    const { version: _, ...asBefore } = edited
    expect(back).toMatchObject(asBefore)
    expect(back).not.toHaveProperty('deletedAt')
    expect(await visible()).toEqual(['hostel'])
  }
})

test('only what was public is reinstated, and only if nothing has changed since', async () => {
  const { add, create, save, withdraw, trash, reinstate, publish, visible } = await aPageEditor()
  const never = await trash(await create('Never'))
  expect(await rejectionOf(reinstate(never))).toMatchObject({ message: nothingToReinstate })
  const open = await add('Open')
  expect(await rejectionOf(reinstate(open))).toMatchObject({ message: nothingToReinstate })
  const gone = await withdraw(await add('Hostel'))
  await save(gone, { summary: 'Changed since.' })
  expect(await rejectionOf(reinstate(gone))).toMatchObject({ status: 409 })
  const replaced = await trash(await add('Rooms'))
  await publish(await create('Second'), { slug: 'rooms' })
  expect(await rejectionOf(reinstate(replaced))).toMatchObject({ status: 400 })
  expect(await visible()).toEqual(['open', 'rooms'])
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
