import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Modal } from './modal'
import { useWhenClosed } from './use-when-closed'

function Editor() {
  const [isOpen, setOpen] = useState(false)
  useWhenClosed(isOpen || undefined, () => screen.getByRole('textbox').focus())
  return (
    <>
      <input />
      <button type="button" onClick={() => setOpen(true)}>
        Link
      </button>
      {isOpen && (
        <Modal title="Add link" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Set
          </button>
        </Modal>
      )}
    </>
  )
}

test('the focus goes where it is set once the dialog is gone, not where the browser restored it', () => {
  render(<Editor />)
  fireEvent.click(screen.getByText('Link'))
  expect(document.activeElement).not.toBe(screen.getByRole('textbox', { hidden: true }))

  fireEvent.click(screen.getByText('Set'))

  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
