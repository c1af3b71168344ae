import { act, screen, waitFor, within } from '@testing-library/react'
import {
  type ContactMessage,
  countMessages,
  deleteMessage,
  exportMessages,
  listMessages,
  messageDeleted,
  messageUpdated,
  updateMessage,
} from 'contract/messages'
import { aMessage } from 'testing/a-message.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AskedCall, answer, answerFile, refuse } from '#test/answer'
import { hold } from '#test/hold'
import { renderPanel } from '#test/render-admin'
import { watchDownloads } from '#test/watch-downloads'

beforeEach(() => {
  answer(updateMessage, { message: messageUpdated })
})

afterEach(() => {
  vi.useRealTimers()
})

const unread = aMessage({ name: 'Ravi Kumar', subject: 'Fees', message: 'What are the fees?' })
const read = aMessage({ name: 'Anita Rao', readAt: '2026-11-21T05:00:00.000Z' })
const suspected = aMessage({ name: 'Pill Shop', suspectedAt: '2026-11-21T05:00:00.000Z' })

/** The server's mailbox, as it is each time it is asked. */
function mailbox(messages: ContactMessage[], spam: ContactMessage[] = []) {
  answer(countMessages, () => ({
    inbox: messages.length,
    unread: messages.filter(({ readAt }) => !readAt).length,
    spam: spam.length,
  }))
  return answer(listMessages, ({ query }: AskedCall) => {
    const folder = query.get('folder') === 'spam' ? spam : messages
    const search = query.get('search') ?? ''
    const found = folder.filter(({ name }) => name.includes(search))
    const start = found.findIndex(({ _id }) => _id === query.get('before')) + 1
    const page = found.slice(start, start + 2)
    const next = page.at(-1)?._id
    return { messages: page, ...(next && start + 2 < found.length && { next }) }
  })
}

const openView = () => renderPanel([], 'Messages')
const row = (name: RegExp) => screen.findByRole('button', { name })
const names = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('button')
    .map((button) => button.children[1]?.textContent)

test('the sidebar says how many messages are unread, and hears of it when a view opens', async () => {
  mailbox([unread, read])
  const { user } = await renderPanel([])
  await screen.findByRole('button', { name: 'Messages 1 unread' })
  mailbox([read])
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByRole('button', { name: 'Messages' })
})

test('a message says its number and what it is about, with a way there', async () => {
  mailbox([
    aMessage({
      name: 'Asha',
      subject: 'Fees',
      number: '483-917-250',
      topic: 'B.A.: Bachelor of Arts',
      topicPath: '/course/b.a.',
    }),
  ])
  const { user } = await openView()
  await user.click(await row(/^Unread: Asha/))

  const message = within(screen.getByRole('article', { name: 'Fees' }))
  expect(message.getByText('Number').nextElementSibling?.textContent).toBe('483-917-250')
  const topic = message.getByRole('link', { name: /^B\.A\.: Bachelor of Arts/ })
  expect(topic.getAttribute('href')).toBe('/course/b.a.')
})

test('a message without a subject is listed under what it is about', async () => {
  mailbox([aMessage({ name: 'Asha', subject: undefined, topic: 'B.A.: Bachelor of Arts' })])
  await openView()

  expect((await row(/^Unread: Asha/)).textContent).toContain('B.A.: Bachelor of Arts')
})

test('an opened message is read as a whole, counts as read, and gives the focus back', async () => {
  mailbox([unread, read])
  const updates = answer(updateMessage, ({ body }: AskedCall) => {
    if ((body as { isRead?: boolean }).isRead)
      mailbox([{ ...unread, readAt: '2026-11-21T06:00:00.000Z' }, read])
    return { message: messageUpdated }
  })
  const { user } = await openView()
  await user.click(await row(/^Unread: Ravi Kumar/))

  const message = screen.getByRole('article', { name: 'Fees' })
  expect(document.activeElement).toBe(within(message).getByRole('heading'))
  within(message).getByText('What are the fees?')
  within(message).getByText('Saturday, November 21, 2026, 10:00 AM')
  const reply = within(message).getByRole('link', { name: 'Reply by mail' })
  expect(reply.getAttribute('href')).toMatch(
    /^mailto:ravi@home\.example\?subject=Re%3A%20Fees&body=/,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Messages' })).toBeTruthy())
  expect(updates).toMatchObject([{ params: { messageId: unread._id }, body: { isRead: true } }])

  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(document.activeElement).toBe(await row(/^Ravi Kumar/))
  await user.click(await row(/^Ravi Kumar/))
  expect(updates).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }))
  await row(/^Unread: Ravi Kumar/)
  await screen.findByRole('button', { name: 'Mark as read' })
})

test('the folders are tabs for the keyboard, with their counts', async () => {
  mailbox([unread, read], [suspected])
  const { user } = await openView()
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

test('a message is moved out of suspected spam, and the list shows it no more', async () => {
  mailbox([], [suspected])
  const { user } = await openView()
  await screen.findByText('No messages yet')
  await user.click(screen.getByRole('tab', { name: /^Suspected spam/ }))
  await user.click(await row(/Pill Shop/))
  const updates = answer(updateMessage, () => {
    mailbox([suspected])
    return { message: messageUpdated }
  })
  await user.click(screen.getByRole('button', { name: 'Move to inbox' }))

  await screen.findByText('No suspected spam')
  await screen.findByText('Message updated successfully!')
  expect(updates).toMatchObject([{ body: { folder: 'inbox' } }])
  expect(screen.queryByRole('article')).toBeNull()
})

/** An answer that is held back until the test lets it go. */
function held<Reply>(reply: () => Reply) {
  const { promise: released, resolve } = hold()
  return { reply: () => released.then(reply), release: () => act(async () => resolve()) }
}

test('a message opened while another is being moved stays open, and keeps the focus', async () => {
  mailbox([unread, read])
  const { user } = await openView()
  await user.click(await row(/Anita Rao/))
  const move = held(() => {
    mailbox([unread])
    return { message: messageUpdated }
  })
  answer(updateMessage, ({ params }) =>
    params.messageId === read._id ? move.reply() : { message: messageUpdated },
  )
  await user.click(screen.getByRole('button', { name: 'Move to spam' }))
  await user.click(await row(/Ravi Kumar/))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await move.release()

  await screen.findByText('Message updated successfully!')
  await waitFor(() => expect(names()).toHaveLength(1))
  screen.getByRole('dialog', { name: 'Delete message' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByRole('article', { name: 'Fees' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
})

test('a message read while the list is on its way is read in that list, too', async () => {
  mailbox([unread, read])
  const { user } = await openView()
  await row(/^Unread: Ravi Kumar/)
  const older = held(() => ({ messages: [aMessage({ name: 'Bela Sen' }), unread] }))
  const asked = answer(listMessages, older.reply)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.click(await row(/^Unread: Ravi Kumar/))
  await screen.findByRole('button', { name: 'Mark as unread' })
  await older.release()

  await row(/Bela Sen/)
  expect(names()).toEqual(['Unread: Bela Sen', ' Ravi Kumar'])
  screen.getByRole('button', { name: 'Mark as unread' })
})

test('a message is deleted when that is confirmed; one already deleted goes with a word about it', async () => {
  mailbox([unread, read])
  const { user } = await openView()
  const askToDelete = async (name: RegExp) => {
    await user.click(await row(name))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    return within(screen.getByRole('dialog', { name: 'Delete message' }))
  }
  const dialog = await askToDelete(/Anita Rao/)
  dialog.getByText(
    'Are you sure you want to delete the message of Anita Rao? This action cannot be undone.',
  )
  const deletions = answer(deleteMessage, () => {
    mailbox([unread])
    return { message: messageDeleted }
  })
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Message deleted successfully!')
  expect(deletions).toMatchObject([{ params: { messageId: read._id } }])
  expect(names()).toEqual(['Unread: Ravi Kumar'])
  expect(document.activeElement).toBe(screen.getByText('Showing 1 of 1 messages'))

  refuse(deleteMessage, 404, 'Message not found')
  mailbox([])
  await user.click((await askToDelete(/Ravi Kumar/)).getByRole('button', { name: 'Delete' }))
  await screen.findByText('The message of Ravi Kumar had already been deleted.')
  await screen.findByText('No messages yet')
})

test('search asks the server once typing has stopped, and more pages come on demand', async () => {
  const many = ['Asha', 'Bela', 'Chetan', 'Asha B.', 'Asha C.'].map((name) =>
    aMessage({ name, readAt: '2026-11-21T05:00:00.000Z' }),
  )
  const asked = mailbox(many)
  const { user } = await openView()
  await screen.findByText('Showing 2 of 5 messages')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Showing 4 of 5 messages')

  await user.type(screen.getByLabelText('Search messages'), 'Asha')
  await screen.findByText('2+ messages found')
  expect(asked.map(({ query }) => query.get('search')).filter(Boolean)).toEqual(['Asha'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  const count = await screen.findByText('3 messages found')
  expect(document.activeElement).toBe(count)
  await user.type(screen.getByLabelText('Search messages'), ' nobody')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('Showing 2 of 5 messages')
})

test('the list says that it loads, and can be asked for again when it did not come', async () => {
  answer(listMessages, async () => {
    await screen.findByText('Loading messages...')
    throw new Error('no answer')
  })
  const { user } = await openView()
  await screen.findByText('The messages could not be loaded')
  mailbox([unread])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await row(/Ravi Kumar/)
})

test('a folder is saved as a file; without a session the login says why there is none', async () => {
  const saved = watchDownloads()
  mailbox([unread])
  const asked = answerFile(exportMessages, 'name\r\nRavi Kumar\r\n')
  const { user } = await openView()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toEqual(['messages-inbox-2026-11-21.csv']))
  expect(asked[0]?.query.get('folder')).toBe('inbox')

  refuse(exportMessages, 401)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await screen.findByText('Your session has ended. Please log in again.')
  expect(saved).toHaveLength(1)
})

test('a session that ended shows the login as soon as a list is refused', async () => {
  mailbox([unread])
  const { user } = await openView()
  await row(/Ravi Kumar/)
  refuse(countMessages, 401, 'Admin login required')
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByRole('heading', { name: 'Admin Login' })
  screen.getByText('Your session has ended. Please log in again.')
})
