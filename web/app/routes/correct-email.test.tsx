import { screen } from '@testing-library/react'
import { getCurrentUser } from 'contract/accounts/account'
import { correctEmail, emailTaken, otpSent } from 'contract/accounts/sign-up'
import { aUser } from 'testing/a-user.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderAccount } from '#test/render-account'

async function correctTo(email: string) {
  answer(getCurrentUser, aUser({ isVerified: false }))
  const { user } = renderAccount('/verify-email')
  await user.click(await screen.findByRole('button', { name: 'Wrong address? Correct it' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Your student email/ })
  expect(field.value).toBe('meera@student.example')
  await user.clear(field)
  await user.type(field, email)
  await user.click(screen.getByRole('button', { name: 'Send a code to this address' }))
}

test('a mistyped address is corrected, and the new code goes there', async () => {
  const sent = answer(correctEmail, { message: otpSent })
  await correctTo('meera.k@student.example')

  await screen.findByText('meera.k@student.example', { selector: 'strong' })
  expect(sent).toMatchObject([{ body: { email: 'meera.k@student.example' } }])
  await screen.findByText(otpSent)
  expect(screen.queryByRole('textbox', { name: /^Your student email/ })).toBeNull()
})

test.each([
  ['meera', /valid email/],
  ['taken@student.example', /already has an account/],
])('%s is refused beside the field', async (email, text) => {
  refuse(correctEmail, 409, emailTaken)
  await correctTo(email)

  await screen.findByText(text)
})
