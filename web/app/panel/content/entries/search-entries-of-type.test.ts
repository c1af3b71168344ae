import type { ContentEntry } from 'contract/content/calls'
import type { contentTypes } from 'contract/content/types'
import { expect, test } from 'vitest'
import { filterEntries } from './search-entries-of-type'

const anEntry = (type: keyof typeof contentTypes, title: string): ContentEntry => ({
  _id: `id of ${title}`,
  type,
  title,
  isPublic: true,
  hasDraft: false,
  position: 1,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
})

const entries = [
  anEntry('course', 'B.Com.'),
  anEntry('page', 'Fees and refunds'),
  anEntry('facts', 'College facts'),
]
const result = (search: string) =>
  filterEntries(entries, search).map(({ entry, labels }) => [entry.title, labels])

test('an entry is found by its name, before those with such a field', () => {
  expect(result(' FEES ')).toEqual([
    ['Fees and refunds', []],
    ['B.Com.', expect.arrayContaining([expect.stringMatching(/fees/i)])],
  ])
})

test('a phone number is found wherever it is', () => {
  expect(result('phone')).toEqual([['College facts', ['Phone numbers']]])
})

test('a search that matches no name has no results', () => {
  expect(result('swimming pool')).toEqual([])
})
