import { act, screen, within } from '@testing-library/react'
import { getSavedReplies, listMessageReplies } from 'contract/messaging/message-replies'
import {
  type ContactMessage,
  countMessages,
  listMessages,
  messageUpdated,
  updateMessage,
} from 'contract/messaging/messages'
import { aMessage } from 'testing/a-message.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { type AskedCall, answer } from './answer'
import { hold } from './delayed-response'
import { renderPanel } from './render-admin'

export function besideMailbox(): void {
  beforeEach(() => {
    answer(updateMessage, { message: messageUpdated })
    answer(listMessageReplies, { replies: [], canSend: false })
    answer(getSavedReplies, { version: 0, answers: [] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const unread = aMessage({
  name: 'Ravi Kumar',
  subject: 'Fees',
  message: 'What are the fees?',
})
export const read = aMessage({ name: 'Anita Rao', readAt: '2026-11-21T05:00:00.000Z' })
export const suspected = aMessage({ name: 'Pill Shop', suspectedAt: '2026-11-21T05:00:00.000Z' })

/** A mailbox that reflects changes at each request. */
export function mailbox(messages: ContactMessage[], spam: ContactMessage[] = []) {
  answer(countMessages, () => ({
    inbox: messages.length,
    unread: messages.filter(({ readAt }) => !readAt).length,
    spam: spam.length,
  }))
  return answer(listMessages, ({ query }: AskedCall) => {
    const status = query.get('status')
    const ofFolder = query.get('folder') === 'spam' ? spam : messages
    const folder = ofFolder.filter((message) => !status || status === (message.status ?? 'new'))
    const search = query.get('search') ?? ''
    const results = folder.filter(({ name }) => name.includes(search))
    const start = results.findIndex(({ _id }) => _id === query.get('before')) + 1
    const page = results.slice(start, start + 2)
    const next = page.at(-1)?._id
    return { messages: page, ...(next && start + 2 < results.length && { next }) }
  })
}

export const openMessages = () => renderPanel([], 'Messages')
export const row = (name: RegExp) => screen.findByRole('button', { name })
export const names = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('button')
    .map((button) => button.children[1]?.textContent)

export function held<Reply>(reply: () => Reply) {
  const { promise: released, resolve } = hold()
  return { reply: () => released.then(reply), release: () => act(async () => resolve()) }
}
