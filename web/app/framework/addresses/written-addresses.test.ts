import { disclosurePath } from 'contract/content/disclosure'
import { noticesPath } from 'contract/content/notices'
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  isTypeName,
} from 'contract/content/types'
import { findMessageTopic } from 'contract/messaging/message-topics'
import { memberPath } from 'contract/people/faculty'
import { pageAddresses } from 'contract/platform/page-addresses'
import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { menuLinks } from '#app/site/shell/menu-links'
import { matchPage } from './match-page.ts'
import { pages } from './paths.ts'

/** Opens all course groups, which contain shortened URLs. */
const opensCourses = { _key: 'a', label: 'Courses', links: [], courses: 'all' as const }

const pageAt = (address: string) => matchPage(address.replace(/[?#].*/, ''))?.page
type Written = string | ((name: string) => string)
const sample = (written: Written) => (typeof written === 'string' ? written : written('a-b'))

test.each(
  Object.entries<Written>(pageAddresses),
)('a URL written by the server leads to the page %s', (id, written) => {
  expect(pageAt(sample(written))?.id).toBe(id)
})

function pageOf(name: ContentTypeName): Written {
  const { page } = contentTypes[name]
  if (typeof page !== 'object') return page
  if (!isTypeName(page.anyOf)) throw new Error(`${page.anyOf} is no type of content`)
  return pageOf(page.anyOf)
}

test.each(contentTypeNames)('%s leads to a page, its own if it has one', (name) => {
  const result = pageAt(sample(pageOf(name)))
  const own = pages.find(({ showsEntry }) => showsEntry === name)

  expect(result?.frame).toBe('site')
  expect(result).toBe(own ?? result)
})

test.each([
  ['disclosure', disclosurePath],
  ['notices', noticesPath],
  ['member', memberPath('a-b')],
  ['course', findMessageTopic(catalogue, catalogue.courses[0]?.slug)?.path],
  ['course-group', findMessageTopic(catalogue, catalogue.groups[0]?.slug)?.path],
  ['course-group', menuLinks([opensCourses], catalogue)[0]?.place],
])('a URL written in the contract leads to the page %s', (id, written = '') => {
  expect(pageAt(written)?.id).toBe(id)
})
