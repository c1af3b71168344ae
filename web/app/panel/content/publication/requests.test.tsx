import { screen, waitFor, within } from '@testing-library/react'
import { type EditedContent, listContent, readContent } from 'contract/content/calls'
import { readRequest } from 'contract/content/request'
import {
  approveRequest,
  cancelRequest,
  createPublicationRequest,
  returnRequest,
} from 'contract/content/request-calls'
import { readReview } from 'contract/content/review'
import { expect, test } from 'vitest'
import { anAboutEntry } from '#test/about-entry'
import { answer, leaveOpen, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'

const draft = anAboutEntry({ version: 2 })
const revision = '0192f000-0000-7000-9000-0000000000aa'
const request = {
  revision,
  by: 'asha@college.test',
  at: '2026-11-21T05:30:00.000Z',
  note: 'Before Monday',
  isEditedLater: false,
}
const waiting = { ...draft, request }

async function openAs(role: 'author' | 'publisher', entry: EditedContent) {
  answer(listContent, { entries: [entry] })
  answer(readContent, entry)
  answer(readReview, { review: {}, people: [] })
  answer(readRequest, {
    changes: [{ field: 'Title', before: 'About us', after: 'About the college' }],
    isOutdated: false,
  })
  const rendered = await renderPanel([], 'Website', [], { role })
  const [row] = await screen.findAllByRole('button', { name: /^About the college/ })
  if (row) await rendered.user.click(row)
  return rendered
}

test('an author sends a note with the request, and then sees that it waits', async () => {
  const { user } = await openAs('author', draft)
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Send for review' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Note'), 'Before Monday')
  refuse(createPublicationRequest, 503)
  await user.click(dialog.getByRole('button', { name: 'Send for review' }))
  await screen.findByText(/^Something went wrong/)

  const sent = answer(createPublicationRequest, {
    message: 'Asked',
    entry: { ...waiting, version: 3 },
  })
  await user.click(screen.getByRole('button', { name: 'Send for review' }))
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Before Monday')
  const again = within(screen.getByRole('dialog'))
  await user.click(again.getByRole('button', { name: 'Send for review' }))

  await screen.findByText('Before Monday')
  expect(sent.map(({ body }) => body)).toMatchObject([{ version: 2, note: 'Before Monday' }])
  const waits = screen.getByRole('button', { name: 'Waiting for review' })
  expect(waits.getAttribute('aria-disabled')).toBe('true')

  const cancelled = answer(cancelRequest, {
    message: 'Taken back',
    entry: { ...draft, version: 4 },
  })
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }))
  await screen.findByRole('button', { name: 'Send for review' })
  expect(cancelled.map(({ body }) => body)).toEqual([{ revision }])
})

test('an author is led to what is missing before writing a note', async () => {
  const { user } = await openAs('author', { ...draft, data: { ...draft.data, history: [] } })
  const send = await screen.findByRole('button', { name: 'Send for review' })
  await user.click(send)
  await waitFor(() => expect(document.activeElement).not.toBe(send))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a card without actions for an author is hidden', async () => {
  await openAs('author', { ...draft, hasDraft: false })
  await screen.findByRole('region', { name: 'Before you publish' })
  expect(screen.queryByRole('region', { name: 'Publication' })).toBeNull()
})

test('a publisher sees what waits and what it changes, and publishes that version', async () => {
  const { user } = await openAs('publisher', {
    ...waiting,
    request: { ...request, isEditedLater: true },
  })
  const card = within(await screen.findByRole('region', { name: 'Waiting for review' }))
  await card.findByText('About us')
  card.getByText(/This was edited after it was sent/)
  refuse(approveRequest, 409, 'ravi@college.test has published this already')
  await user.click(card.getByRole('button', { name: 'Approve and publish' }))
  await screen.findByText('ravi@college.test has published this already')

  const sent = answer(approveRequest, { message: 'Published', entry: { ...draft, version: 3 } })
  await user.click(card.getByRole('button', { name: 'Approve and publish' }))

  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ revision }])
  await expect.poll(() => screen.queryByRole('region', { name: 'Waiting for review' })).toBeNull()
})

test('nothing is approved before its changes are on the screen', async () => {
  await openAs('publisher', waiting)
  const approve = await screen.findByRole('button', { name: 'Approve and publish' })
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('false'))
  leaveOpen(readRequest)
  // Somebody sends a new version while the review is open.
  const next = { ...request, revision: '0192f000-0000-7000-9000-0000000000bb' }
  answer(readContent, { ...draft, version: 3, request: next })
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('asha@college.test sent a new version for review.')
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('true'))
})

test('a note being typed isn’t sent to a newer version, and is still there for it', async () => {
  const { user } = await openAs('publisher', waiting)
  await user.click(await screen.findByRole('button', { name: 'Return with note…' }))
  await user.type(screen.getByLabelText('What needs to change'), 'Add fees')
  const next = { ...request, revision: '0192f000-0000-7000-9000-0000000000bb' }
  for (const entry of [
    { ...draft, version: 3 },
    { ...draft, version: 4, request: next },
  ]) {
    answer(readContent, entry)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText(/^(The review request was withdrawn|asha@college.test sent this)/)
  }
  await user.click(await screen.findByRole('button', { name: 'Return with note…' }))
  expect(screen.getByLabelText('What needs to change')).toHaveProperty('value', 'Add fees')
})

test('a publisher returns it with a note, which the author sees above the form', async () => {
  const { user } = await openAs('publisher', waiting)
  const returned = { by: 'head@college.example', at: '2026-11-21T06:00:00.000Z', note: 'Add fees' }
  const sent = answer(returnRequest, { message: 'Back', entry: { ...draft, version: 3, returned } })

  await user.click(await screen.findByRole('button', { name: 'Return with note…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Return' }))
  dialog.getByText(/at least 3 characters/)
  await user.type(dialog.getByLabelText('What needs to change'), 'Add fees')
  await user.click(dialog.getByRole('button', { name: 'Return' }))

  const card = within(await screen.findByRole('region', { name: 'Returned for changes' }))
  card.getByText('Add fees')
  expect(sent.map(({ body }) => body)).toEqual([{ revision, note: 'Add fees' }])
})

test.each([
  { role: 'author', entry: draft, opens: 'Send for review', sends: createPublicationRequest },
  { role: 'publisher', entry: waiting, opens: 'Return with note…', sends: returnRequest },
] as const)('the note of $role, typed when the session ended, is in the dialog after the next login', async ({
  role,
  entry,
  opens,
  sends,
}) => {
  const { user } = await openAs(role, entry)
  await user.click(await screen.findByRole('button', { name: opens }))
  await user.type(screen.getByRole('textbox', { name: /^(Note|What needs)/ }), 'Add fees')
  refuse(sends, 401)
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^(Send|Return)/ }))

  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  await user.click(await screen.findByRole('button', { name: opens }))
  expect(screen.getByRole('textbox', { name: /^(Note|What needs)/ })).toHaveProperty(
    'value',
    'Add fees',
  )
})

test('the dashboard’s count of waiting entries matches the list', async () => {
  const other = { ...draft, _id: '0192f000-0000-7000-9000-000000000002' }
  answer(listContent, { entries: [waiting, other] })
  const { user } = await renderPanel([], 'Dashboard', [], { role: 'publisher' })

  await user.click(await screen.findByRole('button', { name: /^Waiting for Review 1/ }))

  const list = within(await screen.findByRole('list', { name: 'Waiting for review' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  list.getByText(/Requested by asha@college.test.*: Before Monday/)
})
