import { screen } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { listContent, readContent } from 'contract/content/calls'
import { checkResultsOf } from 'contract/content/checks'
import { getHome, home } from 'contract/content/home'
import { listNoticeEntries } from 'contract/content/notice-list'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const entry = {
  _id: '0192f000-0000-7000-9000-000000000001',
  type: 'home' as const,
  title: 'Home page',
  isPublic: true,
  hasDraft: false,
  position: 0,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
}
const listing = (...names: string[]) =>
  home.shown.parse({
    ...startingContent.home,
    sections: names.map((section) => ({ _key: section, section })),
  })
const text = /Notices don’t appear on the home page/

beforeEach(() => {
  answer(listContent, ({ query }) => ({ entries: query.get('type') === 'home' ? [entry] : [] }))
  answer(listNoticeEntries, { entries: [], page: 1, pages: 0, all: 0, found: 0, values: {} })
})

test('a home page whose sections omit notices says so beside the notices, with a link', async () => {
  const data = listing('news', 'events')
  answer(getHome, data)
  answer(readContent, { ...entry, version: 1, data })
  const { user } = await renderPanel([], 'Notices')
  await screen.findByText(text)
  await user.click(screen.getByRole('button', { name: 'Edit home page' }))
  expect(
    await screen.findByText(
      'Hidden from visitors: Quick links, Notices, Courses, Welcome and numbers, Facilities (warning)',
    ),
  ).toBeDefined()
})

test.each([[[]], [['notices', 'events']]])('the sections %j cause no message', async (sections) => {
  answer(getHome, listing(...sections))
  await renderPanel([], 'Notices')
  await screen.findByText('No notices yet')
  expect(screen.queryByText(text)).toBeNull()
})

test('a home page without a list of sections omits nothing', () => {
  const result = (data: object) => checkResultsOf(home, { ...data }).map(({ message }) => message)
  expect(result(listing()).join()).not.toContain('Hidden from visitors')
  expect(result(listing('news')).join()).toContain('Hidden from visitors')
})
