import { screen } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { signUp, userRegistered } from 'contract/accounts/sign-up'
import { answer } from './answer'
import { fill } from './render-account'

type User = ReturnType<typeof userEvent.setup>

export const photo = new File(['x'], 'me.png', { type: 'image/png' })
export const signUpTexts = {
  'Full name': '  Meera Joshi ',
  'Student email': ' meera@student.example ',
  'Mobile number': '+91 98765 43210',
  Password: 'maple-Kettle-19',
}

export const createButton = () => screen.getByRole('button', { name: 'Create Account' })

export async function fillForm(user: User) {
  fill(signUpTexts)
  await user.upload(screen.getByLabelText('Profile photo'), photo)
  await user.click(screen.getByRole('checkbox'))
}

/** Accepts sign-ups. Returns the requests with their times. */
export function takeSignUps() {
  const instants: number[] = []
  const sent = answer(signUp, () => {
    instants.push(Date.now())
    return { message: userRegistered }
  })
  return { sent, instants }
}
