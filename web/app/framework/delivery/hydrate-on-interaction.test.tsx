import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { onTouch } from './hydrate-on-interaction'
import { useEarlyInput } from './use-early-input'

afterEach(() => {
  document.body.innerHTML = ''
})

function Form() {
  const [name, setName] = useState('')
  useEarlyInput('name', ({ value }) => setName(value))
  return (
    <form>
      <label>
        Name
        <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <p>{name ? `Hello ${name}` : 'Who?'}</p>
    </form>
  )
}

/** A page whose form the server has drawn, and which the browser takes over; `load` fetches the form there. */
async function hydrate(
  load: () => Promise<ComponentType>,
  { typed = '', isWanted = false }: { typed?: string; isWanted?: boolean } = {},
) {
  const there = onTouch({ load: async () => Form })
  await there.bring(false)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<there.OnTouch />)
  const input = screen.getByLabelText<HTMLInputElement>('Name')
  input.value = typed

  const here = onTouch({ load, isWanted: () => isWanted })
  await here.bring(true)
  const root = await act(async () => hydrateRoot(container, <here.OnTouch />))
  return {
    input,
    here,
    rerender: (page: ReactNode) => act(async () => root.render(page)),
    unmount: () => act(async () => root.unmount()),
  }
}

const isWaiting = () => document.querySelector('[data-waits]') !== null
const load = () => vi.fn(async (): Promise<ComponentType> => Form)

test('a form that nobody turns to stays as the server drew it, without its code', async () => {
  const loads = load()
  const { input } = await hydrate(loads)
  expect(loads).not.toHaveBeenCalled()
  expect(isWaiting()).toBe(true)
  expect(screen.getByLabelText('Name')).toBe(input)
})

test.each([
  ['the pointer comes near', (input: Element) => fireEvent.pointerOver(input)],
  ['it has the focus', (input: Element) => fireEvent.focusIn(input)],
  ['a password manager fills it in', (input: Element) => fireEvent.input(input)],
  ['a key is pressed on the page', () => fireEvent.keyDown(document.body)],
  ['something else is pressed', () => fireEvent.pointerDown(document.body)],
  ['the address changes', () => fireEvent.popState(window)],
])('its code comes when %s', async (_, touch) => {
  const loads = load()
  const { input } = await hydrate(loads)

  await act(async () => touch(input))

  expect(loads).toHaveBeenCalledOnce()
  await waitFor(() => expect(isWaiting()).toBe(false))
  expect(screen.getByLabelText('Name')).toBe(input)
  fireEvent.change(input, { target: { value: 'Ravi' } })
  expect(screen.getByText('Hello Ravi')).toBeTruthy()
})

test('the pointer over another part of the page is no reason', async () => {
  const loads = load()
  await hydrate(loads)
  await act(async () => fireEvent.pointerOver(document.body))
  expect(loads).not.toHaveBeenCalled()
})

test('what was typed before this could hear of it brings the code, and is part of the form', async () => {
  const loads = load()
  const { input } = await hydrate(loads, { typed: 'Meera' })
  expect(loads).toHaveBeenCalledOnce()
  expect(input.value).toBe('Meera')
  expect(screen.getByText('Hello Meera')).toBeTruthy()
})

test('whoever needs the form at once has it with the page', async () => {
  await hydrate(load(), { isWanted: true })
  expect(isWaiting()).toBe(false)
})

test('code that does not come is told and asked for at the next touch, and nothing typed is lost', async () => {
  const loads = load()
  loads.mockRejectedValueOnce(new Error('no connection'))
  const { input } = await hydrate(loads)
  await act(async () => fireEvent.focusIn(input))
  expect(isWaiting()).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain('The form could not be loaded.')
  input.value = 'Meera'

  await act(async () => fireEvent.focusIn(input))

  expect(loads).toHaveBeenCalledTimes(2)
  expect(isWaiting()).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Hello Meera')).toBeTruthy()
})

test('a page that is drawn anew leaves the form alone until its code is there', async () => {
  let bringCode = (_: ComponentType) => {}
  const { input, here, rerender } = await hydrate(
    () =>
      new Promise<ComponentType>((resolve) => {
        bringCode = resolve
      }),
  )
  await act(async () => fireEvent.focusIn(input))
  input.value = 'Meera'
  await rerender(<here.OnTouch />)
  expect(screen.getByLabelText('Name')).toBe(input)

  await act(async () => bringCode(Form))
  expect(screen.getByLabelText('Name')).toBe(input)
  expect(screen.getByText('Hello Meera')).toBeTruthy()
})

test('whoever leaves the page and comes back finds the form at work', async () => {
  const loads = load()
  const { here, unmount } = await hydrate(loads)
  await unmount()
  expect(loads).not.toHaveBeenCalled()

  await act(async () => {
    render(<here.OnTouch />)
  })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ravi' } })
  expect(screen.getByText('Hello Ravi')).toBeTruthy()
})

test('what is to be seen in place of the form is shown until the form is at work', async () => {
  const loads = load()
  const { input, here, rerender } = await hydrate(loads)
  await rerender(<here.OnTouch instead={<p>Too late</p>} />)
  expect(screen.getByText('Too late')).toBeTruthy()
  expect(input.isConnected).toBe(false)
  expect(loads).not.toHaveBeenCalled()
})
