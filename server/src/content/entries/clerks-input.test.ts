import { missingPartsOf } from 'contract/content/missing-parts'
import { isStillValid } from 'contract/content/notice-checks'
import { integerField, plainNumber } from 'contract/content/number-fields'
import { contentTypes } from 'contract/content/types'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { processorMilliseconds } from '../../../test/processor-time.ts'

test.each([
  ['45,000', '45000'],
  ['₹45,000.00', '45000'],
  ['45.50', '45.50'],
  ['₹ 1,20,000', '120000'],
  ['Rs. 120,000/-', '120000'],
  ['INR 45 000', '45000'],
  ['  45000 ', '45000'],
  ['45,00', '45,00'],
  ['4,5000', '4,5000'],
  ['45.000', '45.000'],
  ['about 45', 'about 45'],
])('the amount %j is read as %j', (typed, read) => {
  expect(plainNumber(typed)).toBe(read)
})

// Any author may send a megabyte.
test('a long run of space in an amount costs time proportional to its length', async () => {
  const typed = `4${' '.repeat(60_000)}5`

  const cost = await processorMilliseconds(async () => {
    expect(plainNumber(typed)).toBe(typed)
  })

  expect(cost).toBeLessThan(800)
})

test('an amount is stored as its digits, and anything else is rejected', () => {
  const { schema } = integerField({ label: 'Fee in rupees' }, { least: 0, most: 1_000_000 })
  expect(schema.parse('₹45,000')).toBe('45000')
  expect(schema.safeParse('45,00').success).toBe(false)
  expect(schema.safeParse('₹99,99,999').success).toBe(false)
})

test('a notice whose last day has passed causes a warning before it is published', () => {
  const now = new Date('2026-11-26T12:00:00.000Z')
  const result = (validUntil: string) => isStillValid({ validUntil }, {}, now)
  expect(result('2026-11-25')).toMatchObject([{ path: 'validUntil', level: 'warn' }])
  for (const day of ['2026-11-26', '2027-01-01', '', 'soon']) expect(result(day)).toEqual([])
})

test('entries with missing parts are distinguished from complete ones', () => {
  const { fields } = contentTypes.notice
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: words ? [{ type: 'text', text: words }] : [] }],
  })
  const required = Object.entries(fields).filter(([, { isRequired }]) => isRequired)
  const data = Object.fromEntries(required.map(([name]) => [name, 'x']))
  expect(missingPartsOf(fields, { ...data, body: text('Words.') })).toEqual([])
  for (const [field, { label }] of required)
    expect(missingPartsOf(fields, { ...data, [field]: ' ' })).toEqual([{ field, label }])
  // A required part of an item is missing in its list.
  const documents = [{ _key: 'a', label: 'Result', file: '' }]
  expect(missingPartsOf(fields, { ...data, documents })).toEqual([
    { field: 'documents', label: 'Documents' },
  ])
})

test('an entry published without a required part says so', async () => {
  const { add, list, db } = await aPageEditor()
  await add('Hostel')
  expect((await list())[0]).toMatchObject({ isPublic: true })
  expect((await list())[0]).not.toHaveProperty('missing')
  const rows = await db.selectFrom('contentRevisions').select(['_id', 'data']).execute()
  for (const { _id, data } of rows) {
    const without = JSON.stringify({ ...JSON.parse(data), summary: '' })
    await db.updateTable('contentRevisions').set({ data: without }).where('_id', '=', _id).execute()
  }
  expect((await list())[0]).toMatchObject({
    isPublic: true,
    missing: [{ field: 'summary', label: 'Summary' }],
  })
})
