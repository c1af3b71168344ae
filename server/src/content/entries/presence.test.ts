import { listContent, readContent, saveContent } from 'contract/content/calls'
import { markPresence, presenceSeconds } from 'contract/content/presence'
import { expect, test } from 'vitest'
import { aCollege, entryOf, written } from '../../../test/a-college-of-departments.ts'
import { cleanUpPresence } from './presence.ts'

test('two people with one entry open see each other, until one of them is gone for a minute, and notice what the other saved', async () => {
  const { owner, other, deps, db, advance } = await aCollege({ role: 'author' })
  const { _id } = await entryOf(owner, 'B.C.A.')
  const open = async (call: typeof owner, id = _id) =>
    (await call(markPresence, { params: { _id: id } })).editors

  expect(await open(owner)).toEqual([])
  expect(await open(other)).toHaveLength(1)
  expect(await open(other)).toHaveLength(1)
  expect(await open(owner)).toHaveLength(1)
  const { entries } = await owner(listContent)
  const elsewhere = entries.find(({ title }) => title === 'B.B.A.')?._id
  expect(await open(other, elsewhere)).toEqual([])

  const { version } = await owner(readContent, { params: { _id } })
  const heard = await other(markPresence, { params: { _id } })
  expect(heard.version).toBe(version)
  await owner(saveContent, await written(owner, _id))
  expect((await other(markPresence, { params: { _id } })).version).toBeGreaterThan(version)

  advance((presenceSeconds + 1) * 1000)
  expect(await open(owner)).toEqual([])
  await cleanUpPresence(deps)
  expect(await db.selectFrom('editingPresence').selectAll().execute()).toHaveLength(1)
})
