import { screen, within } from '@testing-library/react'
import { type Reports, readReports } from 'contract/content/reports'
import { confirmReview } from 'contract/content/review'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const nothing: Reports = {
  deadLinks: [],
  drafts: [],
  toReview: [],
  oldest: [],
  unusedFiles: [],
}
const entry = {
  _id: '0192f000-0000-7000-9000-000000000001',
  type: 'home',
  title: 'Home page',
  isPublic: true,
  hasDraft: true,
  position: 0,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
} as const

const report = async (name: string) => within(await screen.findByRole('region', { name }))

test('each row says what and where, with a link', async () => {
  answer(readReports, {
    ...nothing,
    deadLinks: [
      {
        entryId: entry._id,
        title: 'Home page',
        label: 'Latest news 1: Leads to',
        place: '/hostle',
      },
    ],
    drafts: [entry],
  })
  const { user } = await renderPanel([], 'Reports')

  const row = (await report('Broken links')).getByRole('button')
  expect(row.textContent).toBe('Home page Latest news 1: Leads to: no page exists at /hostle')
  const drafts = await report('Drafts')
  expect(drafts.getByRole('button').textContent).toContain('Last edited by asha@college.test')
  await user.click(row)
  await screen.findByRole('heading', { name: 'Edit Website' })
})

test('a report without rows says that everything is fine', async () => {
  answer(readReports, nothing)
  await renderPanel([], 'Reports')

  ;(await report('Broken links')).getByText('All links within the site work')
  ;(await report('Unused pictures and documents')).getByText('Everything is in use')
})

test('reports that failed to load can be retried', async () => {
  refuse(readReports, 503)
  const { user } = await renderPanel([], 'Reports')
  await screen.findByText('The reports could not be loaded')
  answer(readReports, nothing)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await report('Drafts')
})

test('an overdue entry says so, and a click moves its review date', async () => {
  const due = { by: '2026-11-01', months: 12, isOver: true } as const
  answer(readReports, {
    ...nothing,
    toReview: [{ ...entry, review: { owner: 'asha@college.test', due } }],
    oldest: [{ ...entry, review: {} }],
  })
  const { user } = await renderPanel([], 'Reports')
  const again = await report('Due for review')
  expect(again.getByRole('button', { name: /^Home page/ }).textContent).toBe(
    'Home page Overdue Owner: asha@college.test, review was due Nov 1, 2026',
  )
  const oldest = (await report('Oldest content')).getByRole('button')
  expect(oldest.textContent).toContain('No owner, no review date')

  const sent = answer(confirmReview, { message: 'Noted', review: {} })
  answer(readReports, nothing)
  await user.click(again.getByRole('button', { name: 'Mark as reviewed: Home page' }))

  await again.findByText(/^No review dates set/)
  expect(sent).toMatchObject([{ params: { _id: entry._id }, body: { by: '2026-11-01' } }])
})

test('a long report shows ten rows, and more on request', async () => {
  const unusedFiles = Array.from({ length: 23 }, (_, index) => ({
    _id: `file-${index}`,
    kind: 'picture' as const,
    name: `Photo ${index + 1}`,
  }))
  answer(readReports, { ...nothing, unusedFiles })
  const { user } = await renderPanel([], 'Reports')
  const files = await report('Unused pictures and documents')
  const rows = () => files.getAllByRole('listitem').length
  const act = (name: string) => user.click(files.getByRole('button', { name }))

  expect(rows()).toBe(10)
  await act('Show 10 more (23 in total): Unused pictures and documents')
  expect(rows()).toBe(20)
  await act('Show 3 more (23 in total): Unused pictures and documents')

  expect(rows()).toBe(23)
  expect(files.queryByRole('button', { name: /^Show/ })).toBeNull()
})
