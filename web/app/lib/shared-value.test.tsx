import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sharedValue } from './shared-value'

test('all that use a value show what it is now', async () => {
  const word = sharedValue('old')
  const Word = () => word.use()
  const { container } = render(
    <>
      <Word />-<Word />
    </>,
  )
  await act(async () => word.set('new'))
  expect(container.textContent).toBe('new-new')
  expect(word.get()).toBe('new')
})
