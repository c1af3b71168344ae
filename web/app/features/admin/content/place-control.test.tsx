import { act, screen } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { contentSaved, listContent, readContent, saveContent } from 'contract/content/calls'
import { linkToEntry } from 'contract/content/prose/link-target'
import { expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const pageId = '0192f000-0000-7000-9000-000000000002'
const common = {
  position: 1,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
  hasDraft: false,
}
const hostel = {
  ...common,
  _id: pageId,
  type: 'page' as const,
  title: 'Hostel',
  page: '/pages/hostel',
}

/** The editor of the home page, whose first news lead somewhere. */
async function openHome(place: string, isPublic = true) {
  const data = { ...startingContent.home, announcements: [{ _key: 'a', text: 'News', place }] }
  const home = {
    ...common,
    _id: '0192f000-0000-7000-9000-000000000001',
    type: 'home' as const,
    title: 'Home page',
    isPublic: true,
    version: 1,
    data,
  }
  answer(listContent, { entries: [home, { ...hostel, isPublic }] })
  answer(readContent, home)
  const saved = answer(saveContent, { message: contentSaved, entry: { ...home, version: 2 } })
  const rendered = await renderPanel([], 'Website')
  await rendered.user.click(await screen.findByRole('button', { name: /^Home page/ }))
  return { ...rendered, saved, field: await screen.findByLabelText<HTMLInputElement>(/^Leads to/) }
}

test('the address of a page of the college is kept as that page, and shown as its address', async () => {
  const { user, saved, field } = await openHome('')
  await user.type(field, '/pages/hostel-2{Backspace}{Backspace}')
  expect(field.value).toBe('/pages/hostel')
  screen.getByText('“Hostel”, wherever its address moves')
  await act(() => vi.advanceTimersByTimeAsync(2100))

  const place = linkToEntry(pageId)
  expect(saved.at(-1)?.body).toMatchObject({ data: { announcements: [{ place }] } })
})

test('a page that visitors do not see is told', async () => {
  await openHome(linkToEntry(pageId), false)
  screen.getByText('“Hostel” is not published: visitors see no link to it yet')
})

test('a page that is gone is told', async () => {
  const { field } = await openHome(linkToEntry('0192f000-0000-7000-9000-0000000000ff'))
  expect(field.value).toBe('')
  screen.getByText(/is in the trash or gone: visitors see no link/)
})
