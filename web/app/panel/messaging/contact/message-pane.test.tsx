import { screen, waitFor, within } from '@testing-library/react'
import {
  deleteMessage,
  listMessages,
  messageDeleted,
  messageUpdated,
  updateMessage,
} from 'contract/messaging/messages'
import { aMessage } from 'testing/a-message.ts'
import { expect, test } from 'vitest'
import { type AskedCall, answer, refuse } from '#test/answer'
import {
  besideMailbox,
  held,
  mailbox,
  names,
  openMessages,
  read,
  row,
  suspected,
  unread,
} from '#test/mailbox'

besideMailbox()

test('a message shows its reference and topic, with a link', async () => {
  mailbox([
    aMessage({
      name: 'Asha',
      subject: 'Fees',
      number: '483-917-250',
      topic: 'B.A.: Bachelor of Arts',
      topicPath: '/course/b.a.',
    }),
  ])
  const { user } = await openMessages()
  await user.click(await row(/^Unread: Asha/))

  const message = within(screen.getByRole('article', { name: 'Fees' }))
  expect(message.getByText('Reference').nextElementSibling?.textContent).toBe('483-917-250')
  const topic = message.getByRole('link', { name: /^B\.A\.: Bachelor of Arts/ })
  expect(topic.getAttribute('href')).toBe('/course/b.a.')
})

test('an opened message is shown in full, counts as read, and returns the focus', async () => {
  mailbox([unread, read])
  const updates = answer(updateMessage, ({ body }: AskedCall) => {
    if ((body as { isRead?: boolean }).isRead)
      mailbox([{ ...unread, readAt: '2026-11-21T06:00:00.000Z' }, read])
    return { message: messageUpdated }
  })
  const { user } = await openMessages()
  await user.click(await row(/^Unread: Ravi Kumar/))

  const message = screen.getByRole('article', { name: 'Fees' })
  expect(document.activeElement).toBe(within(message).getByRole('heading'))
  within(message).getByText('What are the fees?')
  within(message).getByText('Saturday, November 21, 2026, 10:00 AM')
  const reply = within(message).getByRole('link', { name: 'Reply by email' })
  expect(reply.getAttribute('href')).toMatch(
    /^mailto:ravi@home\.example\?subject=Re%3A%20Fees&body=/,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Messages' })).toBeTruthy())
  expect(updates).toMatchObject([{ params: { messageId: unread._id }, body: { isRead: true } }])

  await user.click(screen.getByRole('button', { name: 'Back to list' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(document.activeElement).toBe(await row(/^Ravi Kumar/))
  await user.click(await row(/^Ravi Kumar/))
  expect(updates).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }))
  await row(/^Unread: Ravi Kumar/)
  await screen.findByRole('button', { name: 'Mark as read' })
})

test('a message moved out of suspected spam leaves that list', async () => {
  mailbox([], [suspected])
  const { user } = await openMessages()
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

test('a message opened while another is being moved stays open, and keeps the focus', async () => {
  mailbox([unread, read])
  const { user } = await openMessages()
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

test('a message read while the list is loading is read in that list too', async () => {
  mailbox([unread, read])
  const { user } = await openMessages()
  await row(/^Unread: Ravi Kumar/)
  const older = held(() => ({ messages: [aMessage({ name: 'Bela Sen' }), unread] }))
  const requested = answer(listMessages, older.reply)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(requested).toHaveLength(1))
  await user.click(await row(/^Unread: Ravi Kumar/))
  await screen.findByRole('button', { name: 'Mark as unread' })
  await older.release()

  await row(/Bela Sen/)
  expect(names()).toEqual(['Unread: Bela Sen', ' Ravi Kumar'])
  screen.getByRole('button', { name: 'Mark as unread' })
})

test('a message is deleted after confirmation, and one already deleted is removed with a message', async () => {
  mailbox([unread, read])
  const { user } = await openMessages()
  const askToDelete = async (name: RegExp) => {
    await user.click(await row(name))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    return within(screen.getByRole('dialog', { name: 'Delete message' }))
  }
  const dialog = await askToDelete(/Anita Rao/)
  dialog.getByText(
    'Are you sure you want to delete the message from Anita Rao? This action cannot be undone.',
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
  await screen.findByText('Someone has already deleted the message from Ravi Kumar.')
  await screen.findByText('No messages yet')
})
