import type { ContentData } from 'contract/content/data'
import { facts } from 'contract/content/facts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOf, setAt, valueAt } from '../entries/form-data'
import { merge } from './merge'

const { fields } = facts
const phone = (_key: string, number: string, whose = '') => ({ _key, number, whose })
const base: ContentData = {
  officeHours: 'Nine to four',
  tagline: 'Rooted',
  phones: [phone('a', '1'), phone('b', '2'), phone('c', '3')],
  fax: 'kept though nobody knows it',
}
const change = (path: string, value: unknown) => setAt(base, path, value)

test('changes on one side are kept, item by item', () => {
  const mine = setAt(change('officeHours', 'Always'), 'phones.b.number', '22')
  const theirs = setAt(change('tagline', 'New'), 'phones.b.whose', 'Admissions')

  expect(merge(fields, { base, mine, theirs })).toEqual({
    data: {
      ...base,
      officeHours: 'Always',
      tagline: 'New',
      phones: [phone('a', '1'), phone('b', '22', 'Admissions'), phone('c', '3')],
    },
    conflicts: [],
  })
})

test('changes on both sides are reported with both texts, and the choice decides', () => {
  const mine = setAt(change('officeHours', 'Mine'), 'phones.b.number', '20')
  const theirs = setAt(change('officeHours', 'Theirs'), 'phones.b.number', '21')
  const merged = merge(fields, { base, mine, theirs })
  expect(merged.conflicts).toEqual([
    { path: 'officeHours', label: 'Office hours', mine: 'Mine', theirs: 'Theirs' },
    { path: 'phones.b.number', label: 'Phone numbers 2: Number', mine: '20', theirs: '21' },
  ])
  expect(merged.data).toEqual(mine)

  const chosen = merge(fields, { base, mine, theirs }, { 'phones.b.number': 'theirs' })
  expect(valueAt(chosen.data, 'phones.b.number')).toBe('21')
  expect(chosen.data.officeHours).toBe('Mine')
})

test('both sides can add, remove and sort without affecting the other’s items', () => {
  const mine = change('phones', [phone('a', '1'), phone('new', '9'), phone('c', '3')])
  const theirs = change('phones', [
    phone('c', '3'),
    phone('a', '1'),
    phone('b', '2'),
    phone('z', '7'),
  ])
  const { data, conflicts } = merge(fields, { base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(itemsOf(data.phones).map(({ _key }) => _key)).toEqual(['c', 'a', 'new', 'z'])
})

test('an item removed on one side and changed on the other causes a question', () => {
  const without = change('phones', [phone('a', '1'), phone('c', '3')])
  const changed = change('phones.b.number', '22')
  for (const [mine, theirs, requested] of [
    [without, changed, { mine: '', theirs: '22' }],
    [changed, without, { mine: '22', theirs: '' }],
  ] as const) {
    const { conflicts } = merge(fields, { base, mine, theirs })
    expect(conflicts).toEqual([{ path: 'phones.b', label: 'Phone numbers 2', ...requested }])
    const { data } = merge(fields, { base, mine, theirs }, { 'phones.b': 'theirs' })
    expect(data).toEqual(theirs)
  }
})

test('two different orders cause a question', () => {
  const [a, b, c] = itemsOf(base.phones)
  const mine = change('phones', [b, a, c])
  const theirs = change('phones', [a, c, b])
  const { conflicts } = merge(fields, { base, mine, theirs })
  expect(conflicts).toEqual([
    {
      path: 'phones',
      label: 'Phone numbers (order)',
      mine: '2 · 1 · 3',
      theirs: '1 · 3 · 2',
    },
  ])
  expect(merge(fields, { base, mine, theirs }, { phones: 'theirs' }).data).toEqual(theirs)
})

const text = fc.stringMatching(/^[a-c]{0,2}$/)
const anItem = fc.record({
  _key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  number: text,
  whose: text,
})
const anEntry = fc.record({
  officeHours: text,
  tagline: text,
  phones: fc.uniqueArray(anItem, { selector: ({ _key }) => _key, maxLength: 4 }),
})

/** Every value of an entry by its path. */
function valuesIn(data: ContentData): Map<string, unknown> {
  const { phones, ...others } = data
  const ofItems = itemsOf(phones).flatMap(({ _key, ...item }) =>
    Object.entries(item).map(([name, value]) => [`phones.${_key}.${name}`, value] as const),
  )
  return new Map([...Object.entries(others), ...ofItems])
}

test('nothing that anyone wrote is lost without a question', () => {
  fc.assert(
    fc.property(anEntry, anEntry, anEntry, (before, mine, theirs) => {
      const { data, conflicts } = merge(fields, { base: before, mine, theirs })
      const [was, result] = [valuesIn(before), valuesIn(data)]
      const isRequested = (path: string) =>
        conflicts.some(
          (one) => path === one.path || (one.path !== 'phones' && path.startsWith(`${one.path}.`)),
        )
      for (const side of [mine, theirs])
        for (const [path, value] of valuesIn(side))
          if (was.get(path) !== value && value !== '')
            expect(result.get(path) === value || isRequested(path), path).toBe(true)
      const keys = itemsOf(data.phones).map(({ _key }) => _key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 2000 },
  )
})

test('without questions, both sides get the same result', () => {
  fc.assert(
    fc.property(anEntry, anEntry, anEntry, (before, mine, theirs) => {
      const one = merge(fields, { base: before, mine, theirs })
      const other = merge(fields, { base: before, mine: theirs, theirs: mine })
      fc.pre(one.conflicts.length === 0)
      expect(valuesIn(one.data)).toEqual(valuesIn(other.data))
    }),
    { numRuns: 300 },
  )
})
