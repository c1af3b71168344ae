import { act, screen, waitFor } from '@testing-library/react'
import { countMessages, exportMessages, listMessages } from 'contract/messaging/messages'
import { aMessage } from 'testing/a-message.ts'
import { expect, test } from 'vitest'
import { answer, answerFile, refuse } from '#test/answer'
import { hold } from '#test/delayed-response'
import { besideMailbox, mailbox, openMessages, read, row, suspected, unread } from '#test/mailbox'
import { renderPanel } from '#test/render-admin'
import { stepUp } from '#test/step-up'
import { watchDownloads } from '#test/watch-downloads'

besideMailbox()

test('the sidebar counts unread messages, and updates when a view opens', async () => {
  mailbox([unread, read])
  const { user } = await renderPanel([])
  await screen.findByRole('button', { name: 'Messages 1 unread' })
  mailbox([read])
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByRole('button', { name: 'Messages' })
})

test('a message without a subject is listed by its topic', async () => {
  mailbox([aMessage({ name: 'Asha', subject: undefined, topic: 'B.A.: Bachelor of Arts' })])
  await openMessages()

  expect((await row(/^Unread: Asha/)).textContent).toContain('B.A.: Bachelor of Arts')
})

test('folders are tabs with counts, usable by keyboard', async () => {
  mailbox([unread, read], [suspected])
  const { user } = await openMessages()
  await row(/Ravi Kumar/)
  const inbox = screen.getByRole('tab', { name: 'Inbox 2' })
  expect(inbox.getAttribute('aria-selected')).toBe('true')
  await user.click(inbox)
  await user.keyboard('{ArrowRight}')

  const spam = screen.getByRole('tab', { name: 'Suspected spam 1' })
  expect(document.activeElement).toBe(spam)
  await row(/Pill Shop/)
  expect(screen.queryByText('Ravi Kumar')).toBeNull()
  screen.getByText('Showing 1 of 1 messages')
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(inbox)
})

test('the search starts when typing stops, and more pages load on demand', async () => {
  const many = ['Asha', 'Bela', 'Chetan', 'Asha B.', 'Asha C.'].map((name) =>
    aMessage({ name, readAt: '2026-11-21T05:00:00.000Z' }),
  )
  const requested = mailbox(many)
  const { user } = await openMessages()
  await screen.findByText('Showing 2 of 5 messages')
  await user.click(screen.getByRole('button', { name: 'Show more messages' }))
  await screen.findByText('Showing 4 of 5 messages')

  await user.type(screen.getByLabelText('Search messages'), 'Asha')
  await screen.findByText('More than 2 messages found')
  expect(requested.map(({ query }) => query.get('search')).filter(Boolean)).toEqual(['Asha'])
  await user.click(screen.getByRole('button', { name: 'Show more messages' }))
  const count = await screen.findByText('3 messages found')
  expect(document.activeElement).toBe(count)
  await user.type(screen.getByLabelText('Search messages'), ' nobody')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('Showing 2 of 5 messages')
})

test('the list says that it is loading, and can be retried after a failure', async () => {
  const { promise: rejected, reject } = hold<never>()
  answer(listMessages, () => rejected)
  const { user } = await openMessages()
  await screen.findByText('Loading messages...')
  await act(async () => reject(new Error('no answer')))
  await screen.findByText('The messages could not be loaded')
  mailbox([unread])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await row(/Ravi Kumar/)
})

test('a folder is saved as a file, and without a session the login explains why not', async () => {
  const saved = watchDownloads()
  mailbox([unread])
  const requested = answerFile(exportMessages, 'name\r\nRavi Kumar\r\n')
  const { user } = await openMessages()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(requested).toEqual([])
  await stepUp(user, 'Download')
  await waitFor(() => expect(saved).toEqual(['messages-inbox-2026-11-21.csv']))
  expect(requested[0]?.query.get('folder')).toBe('inbox')

  refuse(exportMessages, 401)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await stepUp(user, 'Download')
  await screen.findByText('Your session has ended. Please sign in again.')
  expect(saved).toHaveLength(1)
})

test('when a session has ended, the login appears at the first rejected list', async () => {
  mailbox([unread])
  const { user } = await openMessages()
  await row(/Ravi Kumar/)
  refuse(countMessages, 401, 'Admin login required')
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByRole('heading', { name: 'Admin Login' })
  screen.getByText('Your session has ended. Please sign in again.')
})
