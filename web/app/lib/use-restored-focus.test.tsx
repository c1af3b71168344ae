import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRestoredFocus } from './use-restored-focus'

function Sender({ isBusy }: { isBusy: boolean }) {
  return (
    <button ref={useRestoredFocus<HTMLButtonElement>(isBusy)} type="submit" disabled={isBusy}>
      Send
    </button>
  )
}

/** Chromium drops the focus as soon as a control is disabled. */
function losesFocusAtOnce(control: HTMLElement, focused = control) {
  const setAttribute = control.setAttribute.bind(control)
  control.setAttribute = (name, value) => {
    if (name === 'disabled') focused.blur()
    setAttribute(name, value)
  }
}

test('a button regains the focus after it was disabled, even if a browser took it at once', () => {
  const { rerender } = render(<Sender isBusy={false} />)
  const button = screen.getByRole('button')
  losesFocusAtOnce(button)
  button.focus()
  rerender(<Sender isBusy />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Sender isBusy />)
  rerender(<Sender isBusy={false} />)

  expect(document.activeElement).toBe(button)
})

test('a button that didn’t have the focus doesn’t get it', () => {
  const { rerender } = render(<Sender isBusy={false} />)
  rerender(<Sender isBusy />)
  rerender(<Sender isBusy={false} />)

  expect(document.activeElement).toBe(document.body)
})

test('an element in a disabled box regains the focus', () => {
  const Box = ({ isBusy }: { isBusy: boolean }) => (
    <fieldset ref={useRestoredFocus<HTMLFieldSetElement>(isBusy)} disabled={isBusy}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </fieldset>
  )
  const { rerender } = render(<Box isBusy={false} />)
  const field = screen.getByLabelText('Second')
  losesFocusAtOnce(screen.getByRole('group'), field)
  field.focus()
  rerender(<Box isBusy />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Box isBusy={false} />)

  expect(document.activeElement).toBe(field)
})

test('a button regains the focus after another element replaced it', () => {
  const Waiter = ({ isBusy }: { isBusy: boolean }) => {
    const ref = useRestoredFocus<HTMLButtonElement>(isBusy)
    return isBusy ? (
      <p>Wait</p>
    ) : (
      <button ref={ref} type="button">
        Again
      </button>
    )
  }
  const { rerender } = render(<Waiter isBusy={false} />)
  screen.getByRole('button').focus()
  rerender(<Waiter isBusy />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Waiter isBusy={false} />)

  expect(document.activeElement).toBe(screen.getByRole('button'))
})
