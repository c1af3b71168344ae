import { act, screen, waitFor, within } from '@testing-library/react'
import { getSettings, settingsSaved, updateSettings } from 'contract/content/settings'
import { translationOf } from 'contract/content/translations/record-translations'
import {
  approveProfile,
  getOwnProfile,
  listProfileChanges,
  profileApproved,
  profileFields,
  profileReturned,
  profileSaved,
  profileSent,
  profileWithdrawn,
  returnProfile,
  updateOwnProfile,
  withdrawProfile,
} from 'contract/people/own-profile'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { answerLogin } from '#test/answer-login'
import { fillLogin, renderAdmin, renderPanel } from '#test/render-admin'

const member = {
  _id: '0192f000-0000-7000-9000-000000000001',
  slug: 'asha-rao',
  name: 'Asha Rao',
  designation: 'Professor',
  department: 'B.C.A.',
  education: 'Ph.D. (Pune)',
}
const sentAt = '2026-11-20T06:00:00.000Z'

async function renderTeacher() {
  answerLogin({ role: 'teacher', hasProfile: true })
  const rendered = renderAdmin('/adminlogin')
  await fillLogin(rendered.user)
  await screen.findByRole('textbox', { name: /^About/ })
  return rendered
}
const views = () =>
  within(screen.getByRole('navigation', { name: 'Admin panel' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a teacher sees their own profile and account in the panel, and nothing else', async () => {
  answer(getOwnProfile, { member, isApproved: false })
  const { user } = await renderTeacher()

  expect(views()).toEqual(['My Profile', 'Settings'])
  expect(screen.queryByLabelText(/Full Name|Email|Last Day/)).toBeNull()
  expect(screen.getByRole('link', { name: /View my page/ }).getAttribute('href')).toBe(
    '/team/asha-rao',
  )
  const calls = answer(updateOwnProfile, { message: profileSaved })
  await user.type(screen.getByRole('textbox', { name: /^About/ }), 'Collects signboards.')
  await user.type(screen.getByRole('textbox', { name: 'Hindi: परिचय' }), 'जमा करती हैं।')
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  await screen.findByText(profileSaved)
  const body = calls[0]?.body
  expect(body instanceof FormData && Object.fromEntries(body)).toMatchObject({
    education: 'Ph.D. (Pune)',
    about: 'Collects signboards.',
    about_hi: translationOf(profileFields.about, 'Collects signboards.', 'जमा करती हैं।'),
  })
})

test('a change waits until it is approved, and can be withdrawn', async () => {
  const values = { education: 'Ph.D., D.Litt.', about: 'Reads letters.' }
  answer(getOwnProfile, { member, sent: { values, sentAt }, isApproved: true })
  const { user } = await renderTeacher()

  await screen.findByText(/^Sent Nov 20, .*, waiting for approval$/)
  expect(screen.getByDisplayValue('Reads letters.')).toBeDefined()
  answer(updateOwnProfile, { message: profileSent })
  await user.click(screen.getByRole('button', { name: 'Save and Send' }))
  await screen.findByText(profileSent)

  answer(withdrawProfile, { message: profileWithdrawn })
  answer(getOwnProfile, { member, isApproved: true })
  await user.click(screen.getByRole('button', { name: 'Withdraw change' }))
  await screen.findByText(profileWithdrawn)
  expect(await screen.findByDisplayValue('Ph.D. (Pune)')).toBeDefined()
  expect(screen.queryByDisplayValue('Reads letters.')).toBeNull()
})

test('a returned change shows by whom and why', async () => {
  const returned = { by: 'head@college.test', at: sentAt, note: 'Say since when.' }
  const sent = { values: { about: 'Reads letters.' }, sentAt, returned }
  answer(getOwnProfile, { member, sent, isApproved: true })
  await renderTeacher()

  await screen.findByText(/^Returned by head@college\.test, Nov 20/)
  expect(screen.getByText('Say since when.')).toBeDefined()
})

test('input stays while someone else handles the previous change', async () => {
  const values = { education: 'Ph.D., D.Litt.', about: 'Reads letters.' }
  answer(getOwnProfile, { member, sent: { values, sentAt }, isApproved: true })
  const { user, queryClient } = await renderTeacher()
  await screen.findByText(/waiting for approval$/)
  await user.type(screen.getByRole('textbox', { name: /^About/ }), ' And more.')

  answer(getOwnProfile, { member: { ...member, education: 'Ph.D.' }, isApproved: true })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByText(/waiting for approval$/)).toBeNull())
  expect(screen.getByDisplayValue('Reads letters. And more.')).toBeDefined()
  expect(screen.getByDisplayValue('Ph.D.')).toBeDefined()
})

const { education: _, ...whose } = member
const change = {
  ...whose,
  author: 'asha@college.test',
  sentAt,
  changes: [{ field: 'about', before: 'Teaches.', after: 'Collects signboards.' }],
}

test('a note typed when the session ended is there when the change is returned after the next login', async () => {
  answer(listProfileChanges, { waiting: [change] })
  const { user } = await renderPanel([], 'Profile Changes')
  await user.click(await screen.findByRole('button', { name: /^Return/ }))
  await user.type(screen.getByRole('textbox'), 'Say since when.')
  refuse(returnProfile, 401)
  await user.click(screen.getByRole('button', { name: 'Return' }))

  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  await user.click(await screen.findByRole('button', { name: /^Return/ }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Say since when.')
})

test('an approver sees both versions, approves one change and returns another with a note', async () => {
  answer(listProfileChanges, { waiting: [change] })
  const { user } = await renderPanel([], 'Profile Changes')

  const card = await screen.findByRole('region', { name: 'Asha Rao' })
  expect(card.textContent).toMatch(/Before: Teaches\..*After: Collects signboards\./)
  const approved = answer(approveProfile, { message: profileApproved })
  await user.click(within(card).getByRole('button', { name: /^Approve/ }))
  await screen.findByText(profileApproved)
  expect(approved[0]).toMatchObject({ params: { _id: member._id }, body: { sentAt } })

  await user.click(within(card).getByRole('button', { name: /^Return/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return to Asha Rao' }))
  await user.click(dialog.getByRole('button', { name: 'Return' }))
  dialog.getByText(/^Describe what needs to change/)
  await user.type(dialog.getByRole('textbox'), 'Say since when.')
  refuse(returnProfile, 503)
  await user.click(dialog.getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  // The input is restored, and the focus stays in the view.
  const returned = answer(returnProfile, { message: profileReturned })
  await user.click(within(card).getByRole('button', { name: /^Return/ }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Say since when.')
  answer(listProfileChanges, { waiting: [] })
  await user.click(screen.getByRole('button', { name: 'Return' }))
  await screen.findByText('No changes waiting for review.')
  expect(document.activeElement?.textContent).toBe('No changes waiting for review.')
  expect(returned[0]?.body).toEqual({ sentAt, note: 'Say since when.' })
})

test('the setting for approval changes nothing else', async () => {
  answer(getSettings, { messagesKeptMonths: 12 })
  const { user } = await renderPanel([], 'Settings')
  const calls = answer(updateSettings, { message: settingsSaved })

  await user.selectOptions(await screen.findByLabelText('Changes are'), 'Published after approval')
  await screen.findByText(settingsSaved)
  expect(calls[0]?.body).toEqual({
    messagesKeptMonths: 12,
    approvesProfiles: true,
    seen: { messagesKeptMonths: 12 },
  })
})
