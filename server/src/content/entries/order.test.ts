import { positionChangedMeanwhile } from 'contract/content/entry-calls'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

async function fivePages() {
  const editor = await aPageEditor()
  const pages = []
  for (const name of ['A', 'B', 'C', 'D', 'E']) pages.push(await editor.create(name))
  const [a, b, c, d, e] = pages
  if (!a || !b || !c || !d || !e) throw new Error('There are five')
  return {
    ...editor,
    pages: { a, b, c, d, e },
    names: async () => (await editor.list()).map(({ title }) => title).join(''),
  }
}

test('new entries come last, and each can be moved before another or to the end', async () => {
  const { pages, move, names, activities } = await fivePages()
  const { a, b, e } = pages
  expect(await names()).toBe('ABCDE')

  const { entries } = await move(e, b)
  expect(await names()).toBe('AEBCD')
  expect(entries.map(({ _id }) => _id)).toContain(e._id)
  await move(a)
  expect(await names()).toBe('EBCDA')
  expect((await activities())[0]).toBe('clerk moved A')
})

test('moves made by two people at once are both kept', async () => {
  const { pages, move, names } = await fivePages()
  const { a, b, d, e } = pages

  await Promise.all([move(a, d), move(e, b)])

  expect(await names()).toBe('EBCAD')
})

test('a move from an outdated position is rejected, and repeating a move changes nothing', async () => {
  const { pages, move, names, activities } = await fivePages()
  const { a, c, e } = pages
  await move(a, e)
  await move(a, e)
  expect((await activities()).filter((text) => text.includes('moved'))).toHaveLength(1)

  expect(await rejectionOf(move(a, c))).toMatchObject({
    status: 409,
    message: positionChangedMeanwhile,
  })
  expect(await names()).toBe('BCDAE')
})

test('a position can always be found between two entries', async () => {
  const { pages, move, list, names } = await fivePages()
  for (let count = 0; count < 60; count++) {
    const [, second, third] = await list()
    if (second && third) await move(third, second)
  }
  expect(await names()).toBe('ABCDE')
  const positions = (await list()).map(({ position }) => position)
  expect(new Set(positions).size).toBe(5)
  expect(pages.a.position).toBe(1)
})

test('entries in the trash have no position, and return to their previous one', async () => {
  const { pages, move, trash, recover, names } = await fivePages()
  const { b, c, e } = pages
  const gone = await trash(c)
  expect(await names()).toBe('ABDE')
  expect(await rejectionOf(move(b, c))).toMatchObject({ status: 404 })
  await move(e, b)
  await recover(gone)
  expect(await names()).toBe('AEBCD')
})
