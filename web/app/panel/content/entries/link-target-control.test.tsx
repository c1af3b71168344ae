import { act, screen, waitFor } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { contentSaved, listContent, readContent, saveContent } from 'contract/content/calls'
import { listNoticeEntries } from 'contract/content/notice-list'
import { linkToEntry } from 'contract/content/rich-text/link-target'
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

const result = {
  ...common,
  _id: '0192f000-0000-7000-9000-000000000003',
  type: 'notice' as const,
  title: 'B.A. result',
  isPublic: true,
  page: '/notices/b-a-result',
}
const noPages = { page: 1, pages: 1, all: 1, values: {} }

/** The home page's editor; its first announcement has a link. */
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
  const entries = [home, { ...hostel, isPublic }]
  answer(listContent, ({ query }) => {
    const ids = query.get('ids')
    return { entries: entries.filter(({ _id }) => !ids || ids.includes(_id)) }
  })
  const search = (requested: string) =>
    requested && result.page.includes(requested) ? [result] : []
  answer(listNoticeEntries, ({ query }) => {
    const results = search(query.get('search') ?? '')
    return { ...noPages, entries: results, found: results.length }
  })
  answer(readContent, home)
  const saved = answer(saveContent, { message: contentSaved, entry: { ...home, version: 2 } })
  const rendered = await renderPanel([], 'Website')
  await rendered.user.click(await screen.findByRole('button', { name: /^Home page/ }))
  return { ...rendered, saved, field: await screen.findByLabelText<HTMLInputElement>(/^Leads to/) }
}

test('the address of a college page is stored as that page, and shown as its address', async () => {
  const { user, saved, field } = await openHome('')
  await user.type(field, '/pages/hostel-2{Backspace}{Backspace}')
  expect(field.value).toBe('/pages/hostel')
  await screen.findByText('Links to “Hostel”, even if its address changes')
  await act(() => vi.advanceTimersByTimeAsync(2100))

  const place = linkToEntry(pageId)
  expect(saved.at(-1)?.body).toMatchObject({ data: { announcements: [{ place }] } })
})

test('a page that visitors can’t see is reported', async () => {
  await openHome(linkToEntry(pageId), false)
  await screen.findByText('Visitors won’t see this link until “Hostel” is published')
})

test('a deleted page is reported', async () => {
  const { field } = await openHome(linkToEntry('0192f000-0000-7000-9000-0000000000ff'))
  expect(field.value).toBe('')
  await screen.findByText(/has been deleted, so visitors don’t see this link/)
})

test('a notice is found by title or address, and stored as that notice when the field is left', async () => {
  const { user, saved, field } = await openHome('')
  await user.type(field, 'b-a-res')
  await waitFor(() => screen.getByText('', { selector: `option[label="${result.title}"]` }))
  await user.clear(field)
  await user.type(field, result.page)
  await act(() => vi.advanceTimersByTimeAsync(500))
  await user.tab()
  await act(() => vi.advanceTimersByTimeAsync(2100))

  const place = linkToEntry(result._id)
  expect(saved.at(-1)?.body).toMatchObject({ data: { announcements: [{ place }] } })
})
