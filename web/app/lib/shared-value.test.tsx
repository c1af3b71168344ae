import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sharedValue } from './shared-value'

test('all users of a value show its current state', async () => {
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
