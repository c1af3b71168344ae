import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { StrengthHint } from './strength-hint'

const request = vi.fn(() => {
  throw new Error('no network')
})
vi.mock('contract/accounts/common-passwords.txt?raw', () => request())

const hintFor = (password: string) => (
  <QueryClientProvider client={createQueryClient()}>
    <StrengthHint password={password} owner={{ minimum: 6 }} />
  </QueryClientProvider>
)
const text = () => screen.getByRole('status').textContent

test('before the list of common passwords has loaded, no password is called strong', async () => {
  const { rerender } = render(hintFor(''))
  expect(request).not.toHaveBeenCalled()

  rerender(hintFor('password'))
  await waitFor(() => expect(request).toHaveBeenCalled())
  expect(text()).toBe('')

  rerender(hintFor('maple kettle lantern'))
  expect(text()).toBe('')

  rerender(hintFor('abc'))
  expect(text()).toBe('Password must be at least 6 characters long')
})
