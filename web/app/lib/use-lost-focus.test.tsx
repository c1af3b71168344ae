import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLostFocus } from './use-lost-focus'

type PageProps = { has: string; dialog?: string; message?: string }

function Page({ has, dialog, message }: PageProps) {
  useLostFocus()
  return (
    <>
      {has !== 'nothing' && (
        <main key={has === 'another page' ? has : 'page'}>
          <h1 tabIndex={-1}>{has === 'another page' ? 'Another page' : 'Courses'}</h1>
          <p role="status">{message && <button type="button">{message}</button>}</p>
          <section aria-label="B.A.">
            <button type="button">Edit</button>
            {has === 'all' && <button type="button">Undo</button>}
          </section>
        </main>
      )}
      {dialog && (
        <dialog open aria-label="Question">
          <button key={dialog} type="button">
            {dialog}
          </button>
        </dialog>
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const expectFocusOn = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element))

test('the part that had the button keeps the focus', async () => {
  const { rerender } = render(<Page has="all" />)
  button('Undo').focus()
  rerender(<Page has="the rest" />)
  const part = screen.getByRole('region', { name: 'B.A.' })
  await expectFocusOn(part)

  button('Edit').focus()
  expect(part.getAttributeNames()).toEqual(['aria-label'])
})

test('a dialog gives it back to where it was opened, even if that button is gone', async () => {
  const { rerender } = render(<Page has="all" />)
  button('Undo').focus()
  rerender(<Page has="all" dialog="Delete" />)
  button('Delete').focus()
  rerender(<Page has="all" dialog="Retry" />)
  await expectFocusOn(screen.getByRole('dialog'))

  rerender(<Page has="the rest" />)
  await expectFocusOn(screen.getByRole('region', { name: 'B.A.' }))
})

test('a message that disappears gives it back to what had it before', async () => {
  const { rerender } = render(<Page has="all" message="Dismiss" />)
  button('Edit').focus()
  button('Dismiss').focus()
  rerender(<Page has="all" />)
  await expectFocusOn(button('Edit'))
})

test('a new page begins at its heading, also when it takes a while to load', async () => {
  const { rerender } = render(<Page has="all" />)
  button('Undo').focus()
  rerender(<Page has="nothing" />)
  rerender(<Page has="another page" />)
  await expectFocusOn(screen.getByRole('heading', { name: 'Another page' }))
})

test('after a click outside every control, nothing gets the focus', async () => {
  const { rerender } = render(<Page has="all" />)
  button('Undo').focus()
  button('Undo').blur()
  screen.getByRole('heading').click()
  rerender(<Page has="the rest" />)
  // Changes of the page are reported in a microtask.
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
