import { screen, waitFor, within } from '@testing-library/react'
import { listContent } from 'contract/content/calls'
import { listLibrary } from 'contract/content/library/calls'
import { type Reports, readReports } from 'contract/content/reports'
import {
  countOutdatedTranslations,
  listTranslatableEntries,
} from 'contract/content/translations/list-calls'
import { getOfficeEvent } from 'contract/events/registration-office'
import {
  dismissSetUp,
  readToday,
  setUpUpdated,
  type TodayOverview,
} from 'contract/operations/today'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { _id, anEntry, serve } from '#test/facts-editor'
import { mailbox, unread } from '#test/mailbox'
import { renderPanel } from '#test/render-admin'

const noReports = { deadLinks: [], drafts: [], toReview: [], oldest: [], unusedFiles: [] }
const inOrder = { incompleteEntries: 0, expiredNotices: 0, picturesWithoutText: 0 }

/** `renderPanel` answers with an empty day first. */
async function openDashboard(today: TodayOverview, reports: Reports = noReports) {
  answer(readReports, reports)
  const rendered = await renderPanel([])
  answer(readToday, today)
  await rendered.user.click(screen.getByRole('button', { name: 'Settings' }))
  await rendered.user.click(screen.getByRole('button', { name: 'Dashboard' }))
  return rendered
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('what waits leads to where it is done', async () => {
  mailbox([unread])
  const { user } = await openDashboard({
    newMessages: 2,
    waitingLists: [{ _id: 'a', title: 'Robotics', waiting: 1 }],
  })
  const waiting = await card('Waiting for you')
  expect((await waiting.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    '2 messages to answer',
    '1 person on the waiting list: Robotics',
  ])

  await user.click(waiting.getByRole('button', { name: '2 messages to answer' }))
  await screen.findByRole('heading', { name: 'Messages', level: 1 })
  expect((await screen.findByLabelText<HTMLSelectElement>('Status')).value).toBe('new')
})

test('translations to review and those of an earlier English lead to the list', async () => {
  const savedAt = '2026-11-21T05:12:00.000Z'
  const request = { revision: _id, by: 'asha@college.test', at: savedAt, isEditedLater: false }
  const translation = {
    ...{ _id, type: 'pageTranslation' as const, title: 'पुस्तकालय', sourceId: _id, language: 'hi' },
    ...{ isPublic: false, hasDraft: true, position: 0, savedAt, author: request.by, request },
  }
  answer(listContent, { entries: [translation] })
  answer(countOutdatedTranslations, { outdated: 2 })
  const none = { entries: [], page: 1, pages: 0, all: 3, found: 0, values: { type: [] } }
  const lists = answer(listTranslatableEntries, none)
  const { user } = await openDashboard({ missing: inOrder })
  await (await card('Waiting for you')).findByText('1 translation to review')
  const changed = '2 translations to check, because the English has changed'
  await user.click(await (await card('Needs attention')).findByRole('button', { name: changed }))

  await screen.findByRole('heading', { name: 'Translations', level: 1 })
  expect((await screen.findByLabelText<HTMLSelectElement>('Status')).value).toBe('outdated')
  await waitFor(() => expect(lists.at(-1)?.query.get('status')).toBe('outdated'))
  // The sidebar counts all three.
  await screen.findByRole('button', { name: 'Translations 3 waiting' })
})

test('pictures without a description lead to their list', async () => {
  const listed = answer(listLibrary, { items: [], total: 0 })
  const { user } = await openDashboard({ missing: { ...inOrder, picturesWithoutText: 3 } })
  const lacking = await card('Needs attention')
  await user.click(lacking.getByRole('button', { name: '3 pictures without a description' }))
  await screen.findByText('No files found')
  expect(listed[0]?.query.get('missing')).toBe('description')
})

test('a quiet day says so', async () => {
  await openDashboard({ newMessages: 0, waitingLists: [], events: [], missing: inOrder })
  ;(await card('Waiting for you')).getByText('Nothing is waiting for you.')
  ;(await card('Events this week')).getByText('No events in the next seven days.')
  ;(await card('Needs attention')).getByText('Everything is in order.')
})

test('what is missing is counted, with broken links', async () => {
  const entry = { entryId: 'a', title: 'Menus', label: 'Main menu' }
  await openDashboard(
    { missing: { incompleteEntries: 1, expiredNotices: 2, picturesWithoutText: 3 } },
    { ...noReports, deadLinks: [{ ...entry, place: '/nowhere' }] },
  )
  const missing = await card('Needs attention')
  await missing.findByText('1 broken link on the website')
  expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1 broken link on the website',
    '1 published text with missing parts',
    '2 notices expired this week',
    '3 pictures without a description',
  ])
})

test('events of the week show their seats, and open their pages', async () => {
  answer(getOfficeEvent, () => {
    throw new Error('opened')
  })
  const { user } = await openDashboard({
    events: [
      {
        ...{ _id: 'a', title: 'Robotics', date: '2026-11-23T05:00:00.000Z', venue: 'Hall' },
        seats: { capacity: 30, taken: 30, waiting: 4 },
      },
      {
        _id: 'b',
        title: 'Debate',
        date: '2026-11-23T18:30:00.000Z',
        isAllDay: 'yes',
        state: 'cancelled',
      },
    ],
  })
  const week = await card('Events this week')
  expect(week.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Nov 23 Robotics 10:30 AM · Hall · 30 of 30 seats taken, 4 waiting',
    'Nov 24 Cancelled: Debate All day',
  ])
  await user.click(week.getByRole('button', { name: /Robotics/ }))
  await screen.findByRole('heading', { name: 'Event', level: 1 })
})

test('the first steps can be hidden', async () => {
  const { user } = await openDashboard({ setUp: { done: ['hours', 'email'], factsId: 'facts' } })
  const steps = await card('Set up your site: 2 of 8')
  expect(steps.getAllByText('(done)')).toHaveLength(2)
  const dismissed = answer(dismissSetUp, () => {
    answer(readToday, {})
    return { message: setUpUpdated }
  })
  await user.click(steps.getByRole('button', { name: 'Hide these steps' }))
  await screen.findByText('Hidden. You can show these steps again under Help.')
  expect(dismissed).toMatchObject([{ body: { isDismissed: true } }])
  expect(screen.queryByRole('region', { name: /^Set up your site/ })).toBeNull()
})

test('a step leads to its field', async () => {
  serve(anEntry())
  const { user } = await openDashboard({ setUp: { done: [], factsId: _id } })
  const steps = await card('Set up your site: 0 of 8')
  await user.click(steps.getByRole('button', { name: 'Enter your phone numbers' }))
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', '+91 120 000 1000'))
})

test('a failure is shown, and the rest of the dashboard works', async () => {
  const { user } = await renderPanel([], 'Settings')
  refuse(readToday, 503)
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  await screen.findByText('Today’s overview could not be loaded.')
  screen.getByText('Total Events')
})
