import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import watchTranslation from '#app/framework/delivery/watch-translation?script'
import { runInFile } from '#test/run-inline'
import { translators } from '#test/translate'
import { hydrateIsland } from '../islands/hydrate-island'
import { island } from '../islands/island'
import { announceHydrating } from './hydrate'
import { useEarlyInput } from './use-early-input'

runInFile(watchTranslation)

afterEach(() => {
  document.body.innerHTML = ''
})

const ways = Object.entries(translators)
const visible = (id: string) => screen.getByTestId(id).textContent

function Changing({ count, isLong }: { count: number; isLong: boolean }) {
  return (
    <p data-testid="text">
      {isLong && 'Before '}
      {count} of {count + 1}
      {isLong && <b>bold</b>}
      {isLong ? ' and after' : ''}
    </p>
  )
}

test.each(ways)('React’s changes are visible where a translator %s texts', async (_, translate) => {
  const { rerender } = render(<Changing count={1} isLong />)
  translate()
  rerender(<Changing count={2} isLong={false} />)
  await waitFor(() => expect(visible('text')?.replaceAll('~', '')).toBe('2 of 3'))
  translate()
  rerender(<Changing count={3} isLong />)
  await waitFor(() =>
    expect(visible('text')?.replaceAll('~', '')).toBe('Before 3 of 4bold and after'),
  )
  translate()
  rerender(<Changing count={4} isLong={false} />)
  await waitFor(() => expect(visible('text')?.replaceAll('~', '')).toBe('4 of 5'))
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
      <p data-testid="text">
        {'Hello '}
        {name || 'you'}!
      </p>
    </form>
  )
}

const FormIsland = island(Form, { hydrate: 'interaction' })

/** Server-rendered and not hydrated yet. */
function aForm() {
  const element = document.body.appendChild(document.createElement('x-island'))
  element.innerHTML = renderToString(<FormIsland />)
  return { hydrate: () => act(async () => void hydrateIsland(element, FormIsland, () => {})) }
}
const input = () => screen.getByLabelText<HTMLInputElement>(/Name/)

test.each(ways)('a form hydrates unchanged where a translator %s texts', async (_, translate) => {
  const { hydrate } = aForm()
  const rendered = input()
  translate()
  rendered.value = 'Asha'
  translate()
  await hydrate()
  await waitFor(() => expect(visible('text')).toBe('Hello Asha!'))
  expect(input()).toBe(rendered)
})

test('typed text is copied when React has to render a form again', async () => {
  const { hydrate } = aForm()
  const rendered = input()
  rendered.value = 'Asha'
  // A change that can't be undone.
  document.querySelector('p')?.replaceChildren(document.createElement('i'))
  await hydrate()
  await waitFor(() => expect(visible('text')).toBe('Hello Asha!'))
  expect(input()).not.toBe(rendered)
})

test.each(
  ways,
)('the original texts of a part are restored before it hydrates: %s', (_, translate) => {
  document.body.innerHTML = '<main>One <b>two</b> three</main><aside>four</aside>'
  translate()
  expect(document.body.textContent).toContain('~')
  announceHydrating(document.querySelector('main') ?? document.body)
  expect(document.querySelector('main')?.innerHTML).toBe('One <b>two</b> three')
  expect(document.querySelector('aside')?.textContent).toBe('~four')
})

test('a translator that changes text nodes in place is undone, too', async () => {
  document.body.innerHTML = '<main>One</main>'
  const text = document.querySelector('main')?.firstChild
  if (text) text.nodeValue = 'Eins'
  await Promise.resolve()
  announceHydrating(document.body)
  expect(document.body.textContent).toBe('One')
})
