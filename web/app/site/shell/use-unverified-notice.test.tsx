import { screen, waitFor } from '@testing-library/react'
import { getCurrentUser } from 'contract/accounts/account'
import { aUser } from 'testing/a-user.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPart } from '#test/render-app'
import { useUnverifiedNotice } from './use-unverified-notice'

const text = 'Please verify your email first to see your information'

function Page() {
  useUnverifiedNotice(true)
  return null
}

test('a student with an unverified email is reminded once', async () => {
  answer(getCurrentUser, aUser({ isVerified: false }))
  renderPart(<Page />)

  const toasts = await screen.findAllByRole('link', { name: text })
  expect(toasts.map((link) => link.getAttribute('href'))).toEqual(['/verify-email'])
})

test.each([
  ['who is verified', aUser()],
  ['who is not signed in', undefined],
])('%s gets no reminder', async (_, user) => {
  const calls = user && answer(getCurrentUser, user)
  renderPart(<Page />)

  await waitFor(() => expect(calls ?? [1]).toHaveLength(1))
  expect(screen.queryByText(text)).toBeNull()
})
