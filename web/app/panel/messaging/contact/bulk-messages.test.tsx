import { screen, within } from '@testing-library/react'
import { changeManyMessages, selectMessages } from 'contract/messaging/bulk'
import { aMessage } from 'testing/a-message.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { mailbox, openMessages } from '#test/mailbox'

test('all messages that match a search are marked as read together', async () => {
  const messages = ['Asha', 'Bela', 'Chetan'].map((name) => aMessage({ name }))
  mailbox(messages)
  const selected = (chosen: typeof messages) => ({
    entries: chosen.map(({ _id }) => ({ _id })),
    found: chosen.length,
  })
  const asked = answer(selectMessages, selected(messages))
  const sent = answer(changeManyMessages, { message: '2 marked as read', done: 2, rejected: [] })
  const { user } = await openMessages()
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select message from Asha' }))
  await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }))
  await screen.findByText('3 selected')
  const changing = answer(selectMessages, selected(messages.slice(1)))
  await user.click(screen.getByRole('button', { name: 'Mark 3 entries as read' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 messages as read?' }))
  dialog.getByText('1 of the 3 you selected is read already, so it stays as it is.')
  await user.click(dialog.getByRole('button', { name: 'Mark 2 as read' }))

  await screen.findByText('2 marked as read')
  expect(changing[0]?.query.get('read')).toBe('unread')
  expect(asked[0]?.query.get('folder')).toBe('inbox')
  expect(sent.map(({ body }) => body)).toEqual([
    { act: 'read', ids: messages.slice(1).map(({ _id }) => _id) },
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})
