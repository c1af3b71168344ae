import { fireEvent, screen, waitFor } from '@testing-library/react'
import { getCurrentUser, login } from 'contract/accounts/account'
import { profileUpdated, updateAccount } from 'contract/accounts/account-settings'
import {
  checkResetLink,
  forgetPassword,
  passwordReset,
  resetLinkSent,
  resetLinkValid,
  resetPassword,
} from 'contract/accounts/password-reset'
import { emailVerified, signUp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { getEvent, listEvents } from 'contract/events/events'
import { getRegistrationTerms, getSeats } from 'contract/events/registrations'
import { createContactMessage, messageSent } from 'contract/messaging/contact'
import { listFaculty } from 'contract/people/faculty'
import { aUser } from 'testing/a-user.ts'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import watchTranslation from '#app/framework/delivery/watch-translation?script'
import { answer, refuse } from '#test/answer'
import { renderAccount, renderSettings } from '#test/render-account'
import { renderApp } from '#test/render-app'
import { runInFile } from '#test/run-inline'
import { translators } from '#test/translate'

runInFile(watchTranslation)

const words = () => document.body.textContent?.replaceAll('~', '') ?? ''
const isFull = () => expect(words()).not.toContain('Something went wrong')

const control = (name: string) => {
  const result = document.querySelector(`main form [name="${name}"]`)
  return result instanceof HTMLElement ? result : expect.fail(`no field ${name}`)
}
const type = (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.input(control(name), { target: { value } })
}
const act = (name: string) => {
  const form = control(name).closest('form')
  const button = form?.querySelector('button[type=submit]')
  if (button) fireEvent.click(button)
}

type Case = {
  path: string
  /** Valid input, by field name. */
  fields: Record<string, string>
  /** Answers the form's call; returns its requests. */
  prepare: () => unknown[]
  /** Error of the empty form, and message after sending. */
  fault: string
  success: string
}

const cases: Case[] = [
  {
    path: '/contact',
    fields: { name: 'Asha', email: 'asha@mail.test', phone: '98765 43210', message: 'Hello' },
    prepare: () => {
      answer(listFaculty, [])
      return answer(createContactMessage, { message: messageSent, number: '123-456-789' })
    },
    fault: 'Name is required',
    success: '123-456-789',
  },
  {
    path: '/forgot-password',
    fields: { email: 'asha@mail.test' },
    prepare: () => answer(forgetPassword, { message: resetLinkSent }),
    fault: 'Email is required',
    success: 'Check the inbox of asha@mail.test',
  },
  {
    path: '/reset-password/a-token_1',
    fields: { newPassword: 'teal-Lantern-73', confirmation: 'teal-Lantern-73' },
    prepare: () => {
      answer(checkResetLink, { message: resetLinkValid, isGood: true })
      return answer(resetPassword, { message: passwordReset })
    },
    fault: 'at least',
    success: passwordReset,
  },
]

for (const [way, translate] of Object.entries(translators)) {
  test.each(
    cases,
  )(`the form of $path is sent once, with its input, where a translator ${way} texts`, async ({
    path,
    fields,
    prepare,
    fault,
    success,
  }) => {
    const sent = prepare()
    renderAccount(path)
    const [first = ''] = Object.keys(fields)
    await waitFor(() => control(first))
    translate()
    act(first)
    await waitFor(() => expect(words()).toContain(fault))
    translate()
    type(fields)
    translate()
    act(first)
    act(first)
    await waitFor(() => expect(sent).toHaveLength(1))
    translate()
    await waitFor(() => expect(words()).toContain(success))
    isFull()
    expect(sent).toMatchObject([{ body: path.startsWith('/reset') ? {} : fields }])
  })

  test(`a rejected login keeps its input where a translator ${way} texts`, async () => {
    refuse(login, 401, 'Invalid email or password')
    renderAccount('/login')
    await waitFor(() => control('email'))
    translate()
    type({ email: 'asha@mail.test', password: 'teal-Lantern-73' })
    act('email')
    await waitFor(() => expect(words()).toContain('Invalid email or password'))
    translate()
    refuse(login, 429, 'Too many attempts')
    act('email')
    await waitFor(() => expect(words()).toContain('Too many attempts'))
    isFull()
    expect(control('email')).toHaveProperty('value', 'asha@mail.test')
    expect(control('password')).toHaveProperty('value', 'teal-Lantern-73')
  })

  test(`a rejected sign-up keeps its input where a translator ${way} texts`, async () => {
    refuse(signUp, 400, 'User already exists')
    renderAccount('/signup')
    await waitFor(() => control('fullName'))
    translate()
    act('fullName')
    await waitFor(() => expect(words()).toContain('Email is required'))
    translate()
    type({ fullName: 'Asha Verma', password: 'teal-Lantern-73' })
    await waitFor(() => expect(words()).toMatch(/This password is/))
    translate()
    type({ password: 'abc' })
    await waitFor(() => expect(words()).toContain('must be at least'))
    isFull()
    expect(control('fullName')).toHaveProperty('value', 'Asha Verma')
  })

  test(`a code is verified where a translator ${way} texts`, async () => {
    answer(getCurrentUser, aUser({ isVerified: false }))
    const sent = answer(verifyEmailOtp, { message: emailVerified })
    const { router } = renderAccount('/verify-email')
    await screen.findByText('meera@student.example', { selector: 'strong' })
    translate()
    const box = screen.getByRole('textbox', { name: 'Digit 1 of 6' })
    fireEvent.change(box, { target: { value: '123456' } })
    translate()
    const button = box.closest('form')?.querySelector('button[type=submit]')
    if (button) fireEvent.click(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(sent).toHaveLength(1)
    isFull()
  })

  test(`a registration is sent where a translator ${way} texts`, async () => {
    const event = anEvent({ title: 'Robotics', date: daysFromNow(20) })
    answer(getEvent, event)
    answer(listEvents, [event])
    answer(getRegistrationTerms, {
      terms: { capacity: 30, audience: 'anybody', questions: [], consent: '', offerHours: 24 },
    })
    let left = 12
    answer(getSeats, () => ({ left, waiting: 0, isStudent: false }))
    const { queryClient } = renderApp(`/event/${event._id}`)
    await waitFor(() => expect(words()).toContain('12 of 30 places left'))
    translate()
    type({ name: 'Asha' })
    left = 0
    await queryClient.refetchQueries()
    await waitFor(() => expect(words()).toContain('Join the waiting list'))
    isFull()
    expect(words()).not.toContain('12 of 30')
    expect(control('name')).toHaveProperty('value', 'Asha')
  })
}

test('the profile is changed on a translated page', async () => {
  const sent = answer(updateAccount, { message: profileUpdated })
  await renderSettings()
  translators.replaces()
  type({ fullName: 'Meera K. Joshi' })
  translators.replaces()
  act('fullName')
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(words()).toContain(profileUpdated))
  translators.replaces()
  isFull()
})
