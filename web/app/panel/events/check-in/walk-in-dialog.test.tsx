import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { hasBegunWalkIn, WalkInDialog } from './walk-in-dialog'

const eventId = '0192f000-0000-7000-8000-000000000001'

test('a walk-in that was begun is still there after the page was reloaded, until it is let in', async () => {
  const onAdd = vi.fn(async () => true)
  const open = () => render(<WalkInDialog eventId={eventId} onClose={vi.fn()} onAdd={onAdd} />)
  const user = userEvent.setup()
  open()
  expect(hasBegunWalkIn(eventId)).toBe(false)
  await user.type(screen.getByLabelText(/^Name/), 'Asha Verma')
  expect(hasBegunWalkIn(eventId)).toBe(true)
  cleanup()

  open()
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Asha Verma')
  await user.click(screen.getByRole('button', { name: 'Let in' }))
  expect(onAdd.mock.calls).toEqual([['Asha Verma', '']])
  expect(hasBegunWalkIn(eventId)).toBe(false)
})

test('a walk-in that could not be saved stays in the form', async () => {
  const onClose = vi.fn()
  const onAdd = vi.fn(async () => false)
  render(<WalkInDialog eventId={eventId} onClose={onClose} onAdd={onAdd} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Name/), 'Asha Verma')
  await user.click(screen.getByRole('button', { name: 'Let in' }))
  await screen.findByText(/could not be saved/)
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Asha Verma')
  expect(onClose).not.toHaveBeenCalled()
})
