import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import type { Panel } from './panel'
import { useAct } from './use-act'

const panel = { showSuccess: vi.fn(), showError: vi.fn() } as unknown as Panel

function Restore({ send }: { send: () => Promise<{ message: string }> }) {
  const act = useAct(panel)
  return (
    <button type="button" onClick={() => void act(send)}>
      Restore
    </button>
  )
}

test('a double click acts once, and the next click acts again', async () => {
  const send = vi.fn(async () => ({ message: 'Restored' }))
  render(<Restore send={send} />)
  const button = screen.getByRole('button', { name: 'Restore' })
  button.click()
  button.click()
  await vi.waitFor(() => expect(panel.showSuccess).toHaveBeenCalledWith('Restored', undefined))
  expect(send).toHaveBeenCalledTimes(1)
  button.click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a double click confirms a dialog once', async () => {
  const confirm = vi.fn()
  render(
    <ConfirmationDialog title="Delete?" confirm="Delete" onConfirm={confirm} onClose={() => {}} />,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})
