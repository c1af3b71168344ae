import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Modal } from './modal'

const inside = { clientX: 50, clientY: 50 }
const beside = { clientX: 150, clientY: 50 }

/** A dialog that can be closed unless it is busy. */
function Question({ isBusy = false }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p>Closed</p>
  return (
    <Modal title="Delete it?" onClose={() => setOpen(false)} isBusy={isBusy}>
      <button type="button">Keep it</button>
    </Modal>
  )
}

function Page({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={onDelete}>
        Delete
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Modal title="Sure?" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </Modal>
      )}
    </>
  )
}

function renderQuestion(isBusy?: boolean) {
  render(<Question {...(isBusy && { isBusy })} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  return dialog
}

test('a click outside the dialog closes it', () => {
  const dialog = renderQuestion()
  fireEvent.pointerDown(dialog, beside)
  fireEvent.click(dialog, beside)

  screen.getByText('Closed')
})

test('a press inside that ends outside, as when selecting text, leaves it open', () => {
  const dialog = renderQuestion()
  fireEvent.pointerDown(screen.getByText('Keep it'), inside)
  // Browsers click the common ancestor.
  fireEvent.click(dialog, beside)

  expect(dialog.open).toBe(true)
})

test('a busy dialog closed by the browser is opened again', () => {
  const dialog = renderQuestion(true)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  dialog.close()

  expect(dialog.open).toBe(true)
  expect(screen.queryByText('Closed')).toBeNull()
})

test('a dialog that isn’t busy can be closed by the browser', async () => {
  renderQuestion().close()

  await screen.findByText('Closed')
})

test('the second click of a double click doesn’t reach the page under a closed dialog', () => {
  const onDelete = vi.fn()
  render(<Page onDelete={onDelete} />)
  fireEvent.click(screen.getByText('Ask'), { detail: 1 })
  // A double click opens it and doesn't answer it.
  fireEvent.click(screen.getByText('Cancel'), { detail: 2 })
  screen.getByRole('dialog')
  fireEvent.mouseDown(screen.getByText('Cancel'), { detail: 1 })
  fireEvent.click(screen.getByText('Cancel'), { detail: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(fireEvent.mouseDown(screen.getByText('Delete'), { detail: 2 })).toBe(false)
  fireEvent.click(screen.getByText('Delete'), { detail: 2 })
  expect(onDelete).not.toHaveBeenCalled()

  fireEvent.mouseDown(screen.getByText('Delete'), { detail: 1 })
  fireEvent.click(screen.getByText('Delete'), { detail: 1 })
  fireEvent.click(screen.getByText('Delete'), { detail: 2 })
  expect(onDelete).toHaveBeenCalledTimes(2)
})
