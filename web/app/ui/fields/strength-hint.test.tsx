import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { StrengthHint } from './strength-hint'

const ask = vi.fn(() => {
  throw new Error('no network')
})
vi.mock('contract/accounts/common-passwords.txt?raw', () => ask())

const hintFor = (password: string) => (
  <QueryClientProvider client={createQueryClient()}>
    <StrengthHint password={password} owner={{ minimum: 6 }} />
  </QueryClientProvider>
)
const said = () => screen.getByRole('status').textContent

test('without the list of common passwords nothing is said but what is true without it', async () => {
  const { rerender } = render(hintFor(''))
  expect(ask).not.toHaveBeenCalled()

  rerender(hintFor('password'))
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect(said()).toBe('')

  rerender(hintFor('maple kettle lantern'))
  expect(said()).toBe('')

  rerender(hintFor('abc'))
  expect(said()).toBe('Password must be at least 6 characters long')
})
