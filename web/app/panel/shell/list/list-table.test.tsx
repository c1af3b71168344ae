import { screen, waitFor, within } from '@testing-library/react'
import { changeManyEvents, previewManyEvents } from 'contract/events/bulk'
import { selectEvents } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { answerEvents } from '#test/answer-lists'
import { clickOnceEnabled } from '#test/click-once-enabled'
import { hold } from '#test/delayed-response'
import { fillLogin, renderPanel } from '#test/render-admin'

const titles = ['Alumni Meet', 'Book Fair', 'Chess Open', 'Debate', 'Elocution']
const events = titles.map((title) => anEvent({ title }))

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('panel-list-layout events', 'table')
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...matchMedia(media),
    matches: media === '(min-width: 72rem)',
  }))
})

async function openTable() {
  const { user } = await renderPanel(events, 'View Events')
  const table = await screen.findByRole('table', { name: 'Events' })
  return { user, table: within(table) }
}

test('a wide screen shows a table, whose headings sort and whose rows have the actions of cards', async () => {
  const { user, table } = await openTable()
  expect(table.getByRole('columnheader', { name: 'Date' }).ariaSort).toBe('ascending')
  const row = within(table.getByRole('row', { name: /Book Fair/ }))
  row.getByRole('button', { name: 'Edit Book Fair' })
  row.getByRole('button', { name: 'Delete Book Fair' })
  await user.click(row.getByLabelText('More for Book Fair'))
  await row.findByRole('button', { name: 'Move… Book Fair' })

  const requested = answerEvents(events)
  await user.click(table.getByRole('button', { name: 'Title' }))
  await waitFor(() => expect(requested.at(-1)?.query.get('sort')).toBe('title'))
  expect(table.getByRole('columnheader', { name: 'Title' }).ariaSort).toBe('ascending')
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('title')
})

test('the layout is remembered', async () => {
  const { user } = await openTable()
  await user.click(screen.getByRole('button', { name: 'Cards' }))
  expect(screen.getAllByRole('article')).toHaveLength(events.length)
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  await user.click(screen.getByRole('button', { name: 'View Events' }))
  expect(await screen.findAllByRole('article')).toHaveLength(events.length)
})

test('all that match are deleted after their number is typed, and what stays is explained', async () => {
  const { user, table } = await openTable()
  answer(selectEvents, { entries: events.map(({ _id }) => ({ _id })), found: events.length })
  answer(previewManyEvents, { people: 412, unchanged: [] })
  const sent = answer(changeManyEvents, {
    message: '4 deleted, 1 couldn’t be deleted',
    done: 4,
    rejected: [{ _id: events[0]?._id ?? '', name: 'Alumni Meet', reason: 'Event not found' }],
  })
  await user.click(table.getByRole('checkbox', { name: 'Select Debate' }))
  screen.getByText('1 selected')
  await user.click(screen.getByRole('button', { name: 'Select all 5 that match' }))
  await screen.findByText('5 selected')
  await user.click(screen.getByRole('button', { name: 'Delete 5 entries' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 5 events?' }))
  await dialog.findByText(/We’ll email 412 people/)
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete 5' })
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Type 5 to confirm'), '4')
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Type 5 to confirm'), '{Backspace}5')
  answerEvents([])
  await user.click(confirm)

  const report = within(
    await screen.findByRole('dialog', { name: '4 deleted, 1 couldn’t be deleted' }),
  )
  report.getByText('Alumni Meet:')
  screen.getByRole('checkbox', { name: 'Select Debate', hidden: true })
  await user.click(report.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Debate')).toBeNull())
  expect(sent.map(({ body }) => body)).toEqual([
    { act: 'delete', ids: events.map(({ _id }) => _id) },
  ])
  expect(screen.queryByText('5 selected')).toBeNull()
})

test('a selection that was cancelled does not come back with the answer to selecting all', async () => {
  const { user, table } = await openTable()
  const { promise, resolve } = hold()
  answer(selectEvents, async () => {
    await promise
    return { entries: events.map(({ _id }) => ({ _id })), found: events.length }
  })
  await user.click(table.getByRole('checkbox', { name: 'Select Debate' }))
  await user.click(screen.getByRole('button', { name: 'Select all 5 that match' }))
  await user.click(screen.getByRole('button', { name: 'Cancel selection' }))
  await user.click(table.getByRole('checkbox', { name: 'Select Chess Open' }))
  resolve()

  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'Select all 5 that match' })?.ariaDisabled,
    ).not.toBe('true'),
  )
  screen.getByText('1 selected')
})

test('if the session has ended, selecting all that match leads to the login', async () => {
  const { user, table } = await openTable()
  refuse(selectEvents, 401)
  await user.click(table.getByRole('checkbox', { name: 'Select Debate' }))
  await user.click(screen.getByRole('button', { name: 'Select all 5 that match' }))
  await screen.findByText('Your session has ended. Please sign in again.')
})

test('a few events are deleted without typing, unless somebody gets an email', async () => {
  const { user, table } = await openTable()
  answer(previewManyEvents, { people: 0, unchanged: [] })
  answer(changeManyEvents, { message: '2 deleted', done: 2, rejected: [] })
  await user.click(table.getByRole('checkbox', { name: 'Select Debate' }))
  await user.click(table.getByRole('checkbox', { name: 'Select Chess Open' }))
  await user.click(screen.getByRole('button', { name: 'Delete 2 entries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 events?' }))
  await dialog.findByText(/Events with registrations stay/)
  expect(dialog.queryByLabelText('Type 2 to confirm')).toBeNull()
  await clickOnceEnabled(user, 'Delete 2')

  await screen.findByText('2 deleted')
})

test('a reason typed when the session ended is there when the events are cancelled after the next login', async () => {
  const { user } = await openTable()
  answer(previewManyEvents, { people: 0, unchanged: [] })
  refuse(changeManyEvents, 401)
  const openDialog = async () => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select Debate' }))
    await user.click(screen.getByRole('button', { name: 'Cancel events: 1 entry' }))
    return within(await screen.findByRole('dialog', { name: 'Cancel 1 event?' }))
  }
  const dialog = await openDialog()
  await user.type(dialog.getByLabelText('Reason'), 'Heavy rain')
  await clickOnceEnabled(user, 'Cancel 1 event')

  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  const after = await openDialog()
  expect(after.getByLabelText('Reason')).toHaveProperty('value', 'Heavy rain')
})

test('many events are cancelled with a reason, after their number is typed', async () => {
  const { user, table } = await openTable()
  const counted = answer(previewManyEvents, { people: 1, unchanged: [] })
  const sent = answer(changeManyEvents, { message: '2 cancelled', done: 2, rejected: [] })
  for (const name of ['Select Debate', 'Select Book Fair'])
    await user.click(table.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Cancel events: 2 entries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 events?' }))
  await dialog.findByText(/^We’ll email 1 person who is registered or waiting/)
  dialog.getByRole('button', { name: 'Back' })
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel 2 events' })
  await user.type(dialog.getByLabelText('Type 2 to confirm'), '2')
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Reason'), 'Heavy rain')
  await user.type(dialog.getByLabelText('Hindi: कारण'), 'भारी वर्षा')
  await user.click(confirm)

  await screen.findByText('2 cancelled')
  const ids = [events[3]?._id, events[1]?._id]
  expect(counted[0]?.body).toEqual({ act: 'cancel', ids })
  expect(sent.map(({ body }) => body)).toEqual([
    { act: 'cancel', ids, reason: 'Heavy rain', reason_hi: 'भारी वर्षा' },
  ])
})

test('only what an action changes is counted, confirmed and sent', async () => {
  const { user, table } = await openTable()
  const [one, two, three] = events.map(({ _id }) => _id)
  answer(selectEvents, { entries: events.map(({ _id }) => ({ _id })), found: events.length })
  answer(previewManyEvents, { people: 0, unchanged: [one ?? '', three ?? ''] })
  const sent = answer(changeManyEvents, { message: '3 unpublished', done: 3, rejected: [] })
  await user.click(table.getByRole('checkbox', { name: 'Select Debate' }))
  await user.click(screen.getByRole('button', { name: 'Select all 5 that match' }))
  await clickOnceEnabled(user, 'Unpublish 5 entries')
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish 3 events?' }))
  dialog.getByText(/2 of the 5 you selected are already drafts .*, so they stay as they are\.$/)
  await clickOnceEnabled(user, 'Unpublish 3')
  await screen.findByText('3 unpublished')
  expect(sent[0]?.body).toEqual({
    act: 'unpublish',
    ids: [two, ...events.slice(3).map(({ _id }) => _id)],
  })

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({
    act: 'publish',
    ids: [two, ...events.slice(3).map(({ _id }) => _id)],
  })
})

test('an action that would change nothing is not offered', async () => {
  const { user, table } = await openTable()
  await user.click(table.getByRole('checkbox', { name: 'Select Debate' }))
  answer(previewManyEvents, ({ body }) => ({
    people: 0,
    unchanged: (body as { ids: string[] }).ids,
  }))
  await user.click(screen.getByRole('button', { name: 'Publish 1 entry' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nothing to publish' }))
  dialog.getByText('The one you selected is already published.')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  screen.getByText('1 selected')
})

test('other results end the selection', async () => {
  const { user, table } = await openTable()
  await user.click(table.getByRole('checkbox', { name: 'Select all in the table' }))
  screen.getByText('5 selected')
  await user.selectOptions(screen.getByLabelText('Filter'), 'Drafts')
  await waitFor(() => expect(screen.queryByText('5 selected')).toBeNull())
})
