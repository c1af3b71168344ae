import { act, render, screen } from '@testing-library/react'
import { markPresence } from 'contract/content/presence'
import { markRecordPresence } from 'contract/record-presence'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOwner } from '#test/an-owner'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { AccountContext } from '../../shell/use-rights'
import { OtherEditors } from './other-editors'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const status = () => screen.getByRole('status').textContent

const onVersion = vi.fn()
const form = (
  <AccountContext value={anOwner()}>
    <OtherEditors entry={{ _id: '0192f000-0000-7000-9000-000000000001' }} onVersion={onVersion} />
  </AccountContext>
)

test('a form names who else has it open, and asks every 20 seconds', async () => {
  let editors = ['Asha Verma']
  const calls = answer(markPresence, () => ({ editors, version: 7 }))
  render(form)
  await pass(0)
  expect(status()).toBe('Asha Verma is also editing this entry')
  expect(onVersion).toHaveBeenLastCalledWith(7)
  editors = ['Asha Verma', 'ravi@college.test']
  await pass(19)
  expect(calls).toHaveLength(1)
  await pass(1)
  expect(status()).toBe('Asha Verma and ravi@college.test are also editing this entry')
  editors = []
  await pass(20)
  expect(status()).toBe('')
  expect(calls).toHaveLength(3)
})

test('a hidden or forgotten form asks nobody, and forgets after a minute', async () => {
  const calls = answer(markPresence, { editors: ['Asha Verma'], version: 7 })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  render(form)
  await pass(300)
  expect(calls).toHaveLength(16)
  // Nobody has touched it for five minutes.
  await pass(90)
  expect(calls).toHaveLength(16)
  expect(status()).toBe('')
  window.dispatchEvent(new Event('keydown'))
  await pass(20)
  expect(calls).toHaveLength(17)
  hidden.mockReturnValue(true)
  await pass(20)
  expect(calls).toHaveLength(17)
  hidden.mockRestore()
})

test('the form of a person or an event names who else has it open', async () => {
  vi.useRealTimers()
  const event = anEvent({ title: 'Debate' })
  const calls = answer(markRecordPresence.events, { editors: ['Asha Verma'] })
  const { user } = await renderPanel([event], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Edit Debate' }))
  await screen.findByText('Asha Verma is also editing this event')
  expect(calls).toMatchObject([{ params: { _id: event._id } }])
})
