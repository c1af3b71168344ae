import { screen, waitFor, within } from '@testing-library/react'
import {
  answeredFromInbox,
  getSavedReplies,
  listMessageReplies,
  type MessageReply,
  repliedAlready,
  replySent,
  savedRepliesSaved,
  sendMessageReply,
  updateSavedReplies,
} from 'contract/messaging/message-replies'
import { messageUpdated, updateMessage } from 'contract/messaging/messages'
import { expect, test } from 'vitest'
import { type AskedCall, answer, refuse } from '#test/answer'
import { besideMailbox, mailbox, names, openMessages, read, row, unread } from '#test/mailbox'
import { fillLogin } from '#test/render-admin'

besideMailbox()

const ashas: MessageReply = {
  _id: '0192f000-0000-7000-a000-000000000009',
  author: 'Asha Verma',
  text: 'Dear Ravi,\n\n₹45,000.',
  createdAt: '2026-11-21T05:30:00.000Z',
}

function answerReplies(...replies: MessageReply[]) {
  answer(listMessageReplies, { replies, canSend: true })
}

async function openReply() {
  mailbox([unread, read])
  const { user } = await openMessages()
  await user.click(await row(/Ravi Kumar/))
  return { user, box: await screen.findByLabelText('Reply to Ravi Kumar') }
}

test('a message is answered by opening it, typing and one click, and a double click sends once', async () => {
  answerReplies()
  const { user, box } = await openReply()
  const sent = answer(sendMessageReply, () => {
    answerReplies(ashas)
    mailbox([{ ...unread, status: 'answered' }, read])
    return { message: replySent }
  })
  await user.type(box, 'Dear Ravi')
  await user.dblClick(screen.getByRole('button', { name: 'Send reply' }))

  await screen.findByText('Reply sent')
  expect(sent).toMatchObject([
    { params: { messageId: unread._id }, body: { text: 'Dear Ravi', seen: 0 } },
  ])
  within(await screen.findByRole('list', { name: 'Replies' })).getByText('Asha Verma')
  await row(/Ravi Kumar.*Answered/)
  expect(screen.queryByLabelText('Reply to Ravi Kumar')).toBeNull()
  const another = screen.getByRole('button', { name: 'Write another reply' })
  expect(document.activeElement).toBe(another)
  await user.click(another)
  const second = screen.getByLabelText<HTMLTextAreaElement>('Reply to Ravi Kumar')
  expect(second.value).toBe('')
  await user.type(second, 'One more thing')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ body: { text: 'One more thing', seen: 1 } })
  const ids = sent.map(({ body }) => (body as { _id: string })._id)
  expect(new Set(ids).size).toBe(2)
})

test('a message in spam has no form, but says how to answer it', async () => {
  answerReplies()
  mailbox([{ ...unread, suspectedAt: unread.createdAt }])
  const { user } = await openMessages()
  await user.click(await row(/Ravi Kumar/))

  await screen.findByText(answeredFromInbox)
  expect(screen.queryByLabelText('Reply to Ravi Kumar')).toBeNull()
})

test('somebody who replies second reads the first reply, and can still send', async () => {
  answerReplies()
  const { user, box } = await openReply()
  refuse(sendMessageReply, 409, repliedAlready('Asha Verma'))
  answerReplies(ashas)
  await user.type(box, 'Dear Ravi')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))

  await screen.findByText(/^Asha Verma has already replied to this message\./)
  await screen.findByText(/₹45,000/)
  const sent = answer(sendMessageReply, { message: replySent })
  await user.click(screen.getByRole('button', { name: 'Send anyway' }))
  await screen.findByText('Reply sent')
  expect(sent).toMatchObject([{ body: { text: 'Dear Ravi', seen: 1 } }])
})

test('a reply that could not be sent stays, and is not sent twice when tried again', async () => {
  answerReplies()
  const { user, box } = await openReply()
  const failed = refuse(sendMessageReply, 0)
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('Write a reply first.')
  await user.type(box, 'Dear Ravi')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('The reply could not be sent. Please try again.')
  const sent = answer(sendMessageReply, { message: replySent })
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('Reply sent')
  expect(sent).toMatchObject(failed)
})

test('an unsent reply survives opening another message, and is not left without asking', async () => {
  answerReplies()
  const { user, box } = await openReply()
  await user.type(box, 'Dear Ravi')
  await user.click(await row(/Anita Rao/))
  await screen.findByLabelText('Reply to Anita Rao')
  await user.click(await row(/Ravi Kumar/))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reply to Ravi Kumar')).value).toBe(
    'Dear Ravi',
  )
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  screen.getByRole('dialog')
})

test('a saved reply is inserted where the cursor is', async () => {
  answerReplies()
  const answers = [{ title: 'Fees', text: 'The fees are on our website.' }]
  answer(getSavedReplies, { version: 3, answers })
  const { user, box } = await openReply()
  await user.type(box, 'Dear Ravi, ')
  await user.selectOptions(await screen.findByLabelText('Insert a saved reply'), 'Fees')
  expect((box as HTMLTextAreaElement).value).toBe('Dear Ravi, The fees are on our website.')
  expect(document.activeElement).toBe(box)
})

test('staff save answers, and see what is missing', async () => {
  answerReplies()
  const { user } = await openReply()
  const saved = answer(updateSavedReplies, ({ body }: AskedCall) => {
    answer(getSavedReplies, { ...(body as { answers: [] }), version: 1 })
    return { message: savedRepliesSaved }
  })
  await user.click(await screen.findByRole('button', { name: 'Save replies to reuse' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Saved replies' }))
  await user.click(dialog.getByRole('button', { name: 'Save replies' }))
  await dialog.findByText('Name is required')
  await user.type(dialog.getByLabelText('Name'), 'Hours')
  await user.type(dialog.getByLabelText('Text'), 'We are open from 9 to 5.')
  await user.click(dialog.getByRole('button', { name: 'Save replies' }))

  await screen.findByText('Saved replies updated')
  const answers = [{ title: 'Hours', text: 'We are open from 9 to 5.' }]
  expect(saved).toMatchObject([{ body: { version: 0, answers } }])
  await screen.findByRole('option', { name: 'Hours' })
})

test('saved replies that were typed aren’t lost by closing their dialog, nor if they can’t be saved', async () => {
  answerReplies()
  const { user } = await openReply()
  refuse(updateSavedReplies, 0)
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Save replies to reuse' }))
    return within(screen.getByRole('dialog', { name: 'Saved replies' }))
  }
  await user.click((await open()).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  const dialog = await open()
  await user.type(dialog.getByLabelText('Name'), 'Hours')
  await user.type(dialog.getByLabelText('Text'), 'From 9 to 5.')
  await user.click(dialog.getByRole('button', { name: 'Save replies' }))
  await dialog.findByText('Your changes could not be saved. Please try again.')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('From 9 to 5.')

  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('saved replies typed when the session ended are in their dialog after the next login', async () => {
  answerReplies()
  const { user } = await openReply()
  refuse(updateSavedReplies, 401)
  await user.click(await screen.findByRole('button', { name: 'Save replies to reuse' }))
  await user.type(screen.getByLabelText('Name'), 'Hours')
  await user.type(screen.getByLabelText('Text'), 'From 9 to 5.')
  await user.click(screen.getByRole('button', { name: 'Save replies' }))

  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  await user.click(await row(/Ravi Kumar/))
  await user.click(await screen.findByRole('button', { name: 'Save replies to reuse' }))
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'From 9 to 5.')
})

test('messages are filtered by status, which staff set', async () => {
  mailbox([unread, { ...read, status: 'closed' }])
  const { user } = await openMessages()
  await row(/Ravi Kumar/)
  await user.selectOptions(screen.getByLabelText('Status'), 'Closed')
  await screen.findByText('1 message found')
  expect(names()).toEqual([' Anita Rao'])

  await user.click(await row(/Anita Rao/))
  const changes = answer(updateMessage, { message: messageUpdated })
  const message = within(screen.getByRole('article'))
  await user.selectOptions(message.getByLabelText('Status'), 'New')
  expect(changes).toMatchObject([{ params: { messageId: read._id }, body: { status: 'new' } }])
})
