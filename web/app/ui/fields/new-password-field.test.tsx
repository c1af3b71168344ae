import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { NewPasswordField } from './new-password-field'

function Form({ email }: { email?: string }) {
  const { control } = useForm({ defaultValues: { password: '' } })
  return (
    <NewPasswordField
      control={control}
      name="password"
      label="Password"
      owner={{ minimum: 6, email }}
    />
  )
}

async function typePassword(password: string, email?: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form {...(email && { email })} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('Password'), password)
}
const text = () => screen.getByRole('status').textContent

test.each([
  ['12345', 'Password must be at least 6 characters long'],
  ['123456', 'This is one of the most common passwords'],
  ['PassWord', 'This is one of the most common passwords'],
  ['aranya2026', 'This is the college’s name'],
  ['asha.verma', 'This is the first part of your email address'],
  ['asha.verma@college.test', 'This is your email address'],
  ['password-2026', 'This password is easy to guess'],
  ['maple-kettle', 'This password is fair'],
  ['maple kettle lantern', 'This password is strong'],
])('"%s" is rated as: %s', async (password, words) => {
  await typePassword(password, 'Asha.Verma@college.test')

  await expect.poll(text).toBe(words)
})
