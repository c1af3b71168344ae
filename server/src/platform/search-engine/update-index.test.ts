import { trashDays } from 'contract/content/entry-calls'
import { replaceLibraryFile, uploadToLibrary } from 'contract/content/library/calls'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { aPdf } from 'testing/a-pdf.ts'
import { expect, test, vi } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { purgeTrash } from '../../content/entries/purge.ts'
import { publicIndex } from '../../search/sources/public-index.ts'
import { renewIndex } from './update-index.ts'

const soon = (minutes: number) => new Date(Date.now() + minutes * minuteMilliseconds).toISOString()

test('after any change, schedule, end or replacement, the index matches the database', async () => {
  const { add, call, changes, db, deps, end, publish, save, withdraw } = await aNoticeOffice()
  const upload = async (name: string) =>
    (await call(uploadToLibrary, { body: { file: aPdf(`${name}.pdf`, name) } })).item
  const [form, rules] = [await upload('form'), await upload('rules')]
  const showing = (...items: { _id: string }[]) => ({
    documents: items.map(({ _id }) => ({ _key: _id, label: 'Read it', file: _id })),
  })
  const entered = () =>
    db
      .selectFrom('searchEntries')
      .select(['id', 'itemId', 'revision', 'shownFrom', 'shownUntil'])
      .orderBy('id')
      .execute()
  // Compares everything, as at start.
  const isRight = async () => {
    const before = await entered()
    await renewIndex(db, deps.engine, publicIndex)
    expect(await entered()).toEqual(before)
  }

  let result = await add('Result', showing(form))
  await isRight()
  const fees = await add('Fees', showing(form, rules))
  await isRight()
  result = await publish(result, { ...showing(rules), title: 'Result, corrected' })
  await isRight()
  result = await publish(result, showing(form), soon(10))
  await isRight()
  await end(fees._id, soon(20))
  await isRight()
  await add('Later', showing(form), soon(5))
  await isRight()
  const last = await add('Drafted')
  await save(last, { title: 'Not yet' })
  await isRight()
  const params = { _id: form._id }
  await call(replaceLibraryFile, { params, body: { version: '1', file: aPdf('n.pdf', 'New') } })
  await isRight()
  await withdraw(result._id)
  await isRight()
  // A manual change in the database notes nothing.
  await db.deleteFrom('contentItems').where('_id', '=', fees._id).execute()
  const ended = db.updateTable('contentItems').set({ unpublishAt: soon(30) })
  await ended.where('_id', '=', last._id).execute()
  await changes.commit('notice', async () => undefined)
  await isRight()
})

test('a publication compares only what it changes, and an unrecorded write the whole type', async () => {
  const { add, changes } = await aNoticeOffice()
  const { _id: first } = await add('First')
  const lists = (['notice', 'document'] as const).map((name) => {
    const source = publicIndex.sources.get(name)
    if (!source) throw new Error('Not found by the search')
    return vi.spyOn(source, 'list')
  })
  const compared = () => lists.map((list) => list.mock.calls.map(([, only]) => only))
  const { _id } = await add('Second')

  expect(compared()).toEqual([[[_id]], []])
  expect(_id).not.toBe(first)
  await changes.commit('notice', async () => undefined)
  expect(compared()).toEqual([[[_id], undefined], [undefined]])
})

test('moved, trashed, restored and purged entries update only their own index rows, and the index matches the database', async () => {
  const { add, move, trash, recover, publish, db, deps, advance } = await aPageEditor()
  const [first, second] = [await add('First'), await add('Second')]
  const source = publicIndex.sources.get('page')
  if (!source) throw new Error('Not found by the search')
  const list = vi.spyOn(source, 'list')
  const pages = db.selectFrom('searchEntries').select('itemId').where('subject', '=', 'page')
  const indexed = async () => (await pages.orderBy('id').execute()).map(({ itemId }) => itemId)

  await move(second, first)
  expect(await indexed()).toEqual([first._id, second._id])
  const gone = await trash(first)
  expect(await indexed()).toEqual([second._id])
  const back = await recover(gone)
  expect(await indexed()).toEqual([second._id])
  await trash(await publish(back))
  advance((trashDays + 1) * dayMilliseconds)
  await purgeTrash(deps)

  expect(await indexed()).toEqual([second._id])
  expect(list.mock.calls.map(([, only]) => only)).toEqual([
    [second._id],
    ...Array.from({ length: 5 }, () => [first._id]),
  ])
})
