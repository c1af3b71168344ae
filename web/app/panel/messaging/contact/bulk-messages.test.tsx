import { screen, within } from '@testing-library/react'
import { changeManyMessages, selectMessages } from 'contract/messaging/bulk'
import { aMessage } from 'testing/a-message.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { mailbox, openMessages } from '#test/mailbox'

test('all messages that match a search are marked as read together', async () => {
  const messages = ['Asha', 'Bela', 'Chetan'].map((name) => aMessage({ name }))
  mailbox(messages)
  const asked = answer(selectMessages, {
    entries: messages.map(({ _id }) => ({ _id })),
    found: messages.length,
  })
  const sent = answer(changeManyMessages, { message: '3 marked as read', done: 3, rejected: [] })
  const { user } = await openMessages()
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select message from Asha' }))
  await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }))
  await screen.findByText('3 selected')
  await user.click(screen.getByRole('button', { name: 'Mark 3 entries as read' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 3 messages as read?' }))
  await user.click(dialog.getByRole('button', { name: 'Mark 3 as read' }))

  await screen.findByText('3 marked as read')
  expect(asked[0]?.query.get('folder')).toBe('inbox')
  expect(sent.map(({ body }) => body)).toEqual([
    { act: 'read', ids: messages.map(({ _id }) => _id) },
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})
