import { startingEntries } from 'college/starting-content'
import { checkResultsOf } from 'contract/content/checks'
import { schemaErrorsOf } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { disclosureItem } from 'contract/content/disclosure-items'
import { expect, test } from 'vitest'

const unseen = 'Visitors can’t see this until it has a text, a document or a link'
const link = { _key: 'a', label: 'Rules of the hostel', place: '/hostel' }

const [first] = startingEntries.disclosureItem
const messages = (change: ContentData) =>
  checkResultsOf(disclosureItem, { ...first, links: [], ...change }).map(({ message }) => message)

test('the author of an item is told when visitors can’t see it, and may publish it', () => {
  expect(messages({})).toEqual([unseen])
  expect(messages({ links: [link] })).toEqual([])
  expect(messages({ standing: 'notApplicable', reason: 'There is no hostel.' })).toEqual([])
  expect(
    schemaErrorsOf(disclosureItem, { ...first, group: crypto.randomUUID(), links: [] }),
  ).toEqual({})
})

test('an item that doesn’t apply needs only its reason', () => {
  expect(messages({ standing: 'notApplicable', links: [link] })).toEqual([
    'Explain why it doesn’t apply',
    'Not shown to visitors, because the item doesn’t apply',
  ])
})

test('every starting item names its rule, has a group, and looks finished', () => {
  const groups = startingEntries.disclosureGroup.map(({ slug }) => slug)
  for (const item of startingEntries.disclosureItem) {
    expect(groups).toContain(item.group)
    const notified = checkResultsOf(disclosureItem, item).map(({ message }) => message)
    expect([item.slug, notified.filter((message) => message !== unseen)]).toEqual([item.slug, []])
  }
  const slugs = startingEntries.disclosureItem.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})
