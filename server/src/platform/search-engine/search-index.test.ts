import { trashDays } from 'contract/content/entry-calls'
import { replaceLibraryFile, uploadToLibrary } from 'contract/content/library/calls'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { aPdf } from 'testing/a-pdf.ts'
import { expect, test, vi } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { purgeTrash } from '../../content/entries/purge.ts'
import {
  createSearchIndexes,
  publicSources,
  type SearchIndexes,
} from '../../search/sources/search-indexes.ts'

const textOf = (entry: object) => JSON.stringify(entry)
const inOrder = (one: object, other: object) => (textOf(one) < textOf(other) ? -1 : 1)

const sourceOf = (name: 'notice' | 'document' | 'page') => {
  const source = publicSources.get(name)
  if (!source) throw new Error('Not found by the search')
  return source
}

const soon = (minutes: number) => new Date(Date.now() + minutes * minuteMilliseconds).toISOString()

test('after any change, schedule, end or replacement, the index matches the database', async () => {
  const { add, call, changes, db, deps, end, publish, save, withdraw } = await aNoticeOffice()
  const upload = async (name: string) =>
    (await call(uploadToLibrary, { body: { file: aPdf(`${name}.pdf`, name) } })).item
  const [form, rules] = [await upload('form'), await upload('rules')]
  const showing = (...items: { _id: string }[]) => ({
    documents: items.map(({ _id }) => ({ _key: _id, label: 'Read it', file: _id })),
  })
  const entriesOf = async ({ published }: Pick<SearchIndexes, 'published'>) =>
    [...(await published()).entries.values()].map(({ id: _, ...entry }) => entry).toSorted(inOrder)
  const isRight = async () =>
    expect(await entriesOf(deps.searchIndexes)).toEqual(await entriesOf(createSearchIndexes(deps)))

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
  // Changing the database by hand raises no version.
  await db.deleteFrom('contentItems').where('_id', '=', fees._id).execute()
  const ended = db.updateTable('contentItems').set({ unpublishAt: soon(30) })
  await ended.where('_id', '=', last._id).execute()
  await changes.commit('notice', async () => undefined)
  await isRight()
})

test('after a publication, only what it changes is described, and nothing without one', async () => {
  const { add, deps } = await aNoticeOffice()
  const { published } = deps.searchIndexes
  await add('First')
  await published()
  const described = vi.spyOn(sourceOf('notice'), 'describe')
  const lists = (['notice', 'document', 'page'] as const).map((name) =>
    vi.spyOn(sourceOf(name), 'list'),
  )
  const { _id } = await add('Second')
  await published()
  await published()

  expect(described.mock.calls.flatMap(([, listed]) => listed)).toMatchObject([{ itemId: _id }])
  expect(lists.map((list) => list.mock.calls.length)).toEqual([1, 1, 0])
})

test('moved, trashed, restored and purged entries are in the index as in the database', async () => {
  const { add, move, trash, recover, publish, deps, advance } = await aPageEditor()
  const [first, second] = [await add('First'), await add('Second')]
  const indexed = async () => {
    const { entries } = await deps.searchIndexes.published()
    const pages = [...entries.values()].filter(({ subject }) => subject === 'page')
    return pages.map(({ itemId }) => itemId)
  }

  await move(second, first)
  expect(await indexed()).toEqual([first._id, second._id])
  const gone = await trash(first)
  expect(await indexed()).toEqual([second._id])
  const back = await recover(gone)
  expect(await indexed()).toEqual([second._id])
  await trash(await publish(back))
  expect(await indexed()).toEqual([second._id])
  advance((trashDays + 1) * dayMilliseconds)
  await purgeTrash(deps)

  expect(await indexed()).toEqual([second._id])
})
