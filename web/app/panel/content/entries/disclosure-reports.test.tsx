import { screen, within } from '@testing-library/react'
import {
  type DisclosureReport,
  type ReportedItem,
  readDisclosureReport,
} from 'contract/content/disclosure-report'
import { readReports } from 'contract/content/reports'
import { confirmReview } from 'contract/content/review'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const item = (title: string, change: Partial<ReportedItem> = {}): ReportedItem => ({
  _id: `id-of-${title}`,
  title,
  basis: 'recommended',
  hasDraft: false,
  review: {},
  ...change,
})

const due = { by: '2026-11-01', months: 12, isOver: true } as const
const report: DisclosureReport = {
  published: 7,
  notApplicable: 2,
  missing: [item('Fees', { basis: 'required', hasDraft: true }), item('Alumni')],
  overdue: [item('Faculty', { review: { owner: 'asha@college.test', due } })],
  isLinked: true,
}

const noReports = { deadLinks: [], drafts: [], toReview: [], oldest: [], unusedFiles: [] }

const show = async (notified: DisclosureReport) => {
  answer(readReports, noReports)
  answer(readDisclosureReport, notified)
  const panel = await renderPanel([], 'Reports')
  const of = async (name: string) =>
    within(await screen.findByRole('region', { name: `Public disclosure: ${name}` }))
  return { ...panel, missing: await of('missing'), overdue: await of('overdue') }
}

test('missing items are counted, and each row opens its form', async () => {
  const { user, missing } = await show(report)

  missing.getByText('7 published, 2 not applicable, 2 missing.')
  const rows = missing.getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Fees Required Has a draft. No owner, no review date',
    'Alumni No owner, no review date',
  ])
  rows[0]?.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Edit Website' })
})

test('an overdue item can be marked as reviewed, and leaves the list', async () => {
  const { user, overdue } = await show(report)
  const sent = answer(confirmReview, { message: 'Noted', review: {} })
  answer(readDisclosureReport, { ...report, overdue: [] })

  await user.click(overdue.getByRole('button', { name: 'Mark as reviewed: Faculty' }))

  await overdue.findByText('No item is overdue for review')
  expect(sent).toMatchObject([{ params: { _id: 'id-of-Faculty' }, body: { by: '2026-11-01' } }])
})

test('the report says when visitors can’t reach the register', async () => {
  const { missing } = await show({ ...report, isLinked: false })
  missing.getByText(/No menu links to the page yet. Add a link to \/disclosure/)
})

test('the dashboard shows the same counts as the report', async () => {
  answer(readDisclosureReport, report)
  await renderPanel([])
  const cards = within(await screen.findByRole('region', { name: 'Public Disclosure' }))
  await cards.findByRole('button', { name: 'Items Published 7' })
  for (const name of ['Not Applicable 2', 'Missing 2', 'Overdue for Review 1'])
    cards.getByRole('button', { name })
})

test('the dashboard of a department’s editor doesn’t count the whole college’s items', async () => {
  await renderPanel([], 'Dashboard', [], { role: 'editor', departments: ['bca'] })
  await screen.findByRole('heading', { name: 'Quick Actions' })
  expect(screen.queryByRole('region', { name: 'Public Disclosure' })).toBeNull()
})
