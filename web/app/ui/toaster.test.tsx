import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast, Toaster } from './toaster'

const loading = vi.hoisted(() => ({ isCut: true }))

vi.mock('./toast-container', async (load) => {
  const parts = await load<typeof import('./toast-container')>()
  return {
    ToastContainer: parts.ToastContainer,
    get addToast() {
      if (loading.isCut) throw new Error('Failed to fetch dynamically imported module')
      return parts.addToast
    },
  }
})

test('without the code of toasts the page stays as it is, and the next toast asks for it again', async () => {
  const failures = vi.fn()
  process.on('unhandledRejection', failures)
  render(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  )
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Meera' } })
  showToast('error', 'Not saved')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera')
  expect(failures).not.toHaveBeenCalled()

  loading.isCut = false
  showToast('success', 'Saved')
  await screen.findByText('Saved')
  process.off('unhandledRejection', failures)
})
