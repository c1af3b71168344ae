import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { ErrorScreen } from './error-screen'

function Broken(): never {
  throw new Error('broken')
}

test('a rendering error is shown as an error screen', () => {
  // React also logs it.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(
    <ErrorBoundary fallback={<ErrorScreen />}>
      <Broken />
    </ErrorBoundary>,
  )

  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeDefined()
})
