import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { incorrectPassword, verifyPassword } from 'contract/accounts/admin'
import { deleteMember, memberDeleted } from 'contract/people/faculty'
import { listMemberUses } from 'contract/people/member-uses'
import { aMember } from 'testing/a-member.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerFaculty } from '#test/answer-lists'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const anita = aMember({ name: 'Anita Rao', designation: 'Professor', department: 'B.SC.' })
const bela = aMember({ name: 'Bela Sen', designation: 'Lecturer', department: 'BCA' })

async function askToDelete() {
  const rendered = await renderPanel([], 'All Faculty Members', [anita, bela])
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete Anita Rao' }))
  return rendered
}

async function askForPassword(password = 'maple-Kettle-19') {
  const rendered = await askToDelete()
  await rendered.user.click(screen.getByRole('button', { name: 'Delete' }))
  await rendered.user.type(passwordField(), password)
  return rendered
}

const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password')
const verifyButton = () => screen.getByRole('button', { name: 'Verify & Continue' })
const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('deleting a person lists the pages that show them', async () => {
  const use = { _id: 'page', title: 'Hostel', path: 'body', field: 'Text' }
  answer(listMemberUses, {
    uses: [
      { ...use, state: 'public' },
      { ...use, _id: 'old', title: 'Old page', state: 'history' },
    ],
  })
  await askToDelete()
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText('It will also disappear from these pages:')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hostel Text, public',
  ])
})

test('a deletion shows a summary, asks for the password, is done and reported', async () => {
  const checks = answer(verifyPassword, { success: true })
  const deletions = answer(deleteMember, { message: memberDeleted })
  const { user } = await askToDelete()
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText('Are you sure you want to delete "Anita Rao"? This action cannot be undone.')
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Anita Rao',
    'Professor',
    'B.SC.',
  ])
  await user.click(dialog.getByRole('button', { name: 'Delete' }))

  screen.getByRole('dialog', { name: 'Confirm Deletion' })
  screen.getByText('Enter your password to continue')
  expect(document.activeElement).toBe(passwordField())
  expect(isDisabled('Verify & Continue')).toBe(true)
  await user.type(passwordField(), '   ')
  expect(isDisabled('Verify & Continue')).toBe(true)
  await user.clear(passwordField())
  await user.type(passwordField(), ' maple-Kettle-19')
  answerFaculty([bela])
  await user.click(verifyButton())

  await screen.findByText('Faculty member deleted successfully!')
  expect(checks).toMatchObject([{ body: { password: ' maple-Kettle-19' } }])
  expect(deletions).toMatchObject([{ params: { _id: anita._id } }])
  const count = await screen.findByText('Showing 1 of 1 faculty members')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(count)
})

test.each([
  [() => answer(verifyPassword, { success: false }), incorrectPassword],
  [() => refuse(verifyPassword, 429, 'Too many attempts.'), 'Too many attempts.'],
  [() => refuse(verifyPassword, 0), 'Password verification failed'],
])('a rejected password is reported in place, and deletes nobody (%#)', async (reply, text) => {
  reply()
  const deletions = answer(deleteMember, { message: memberDeleted })
  const { user } = await askForPassword('wrong')
  await user.keyboard('{Enter}')
  await screen.findByText(text)
  await waitFor(() => expect(document.activeElement).toBe(passwordField()))
  expect(passwordField().getAttribute('aria-invalid')).toBe('true')
  expect(isDisabled('Verify & Continue')).toBe(false)
  expect(deletions).toHaveLength(0)
})

test('every step can be cancelled, and nothing follows', async () => {
  const deletions = answer(deleteMember, { message: memberDeleted })
  let grant = () => {}
  const checks = answer(
    verifyPassword,
    () =>
      new Promise<{ success: boolean }>((resolve) => {
        grant = () => resolve({ success: true })
      }),
  )
  const { user } = await askToDelete()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Anita Rao')

  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.type(passwordField(), 'mapl')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Delete Anita Rao' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Delete Anita Rao' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.type(passwordField(), 'maple-Kettle-19{Enter}')
  await screen.findByRole('button', { name: 'Verifying...' })
  expect(isDisabled('Verifying...')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(checks).toHaveLength(1))
  grant()
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(deletions).toHaveLength(0)
})

test('a deletion in progress says so, can’t be cancelled, and is one call', async () => {
  answer(verifyPassword, { success: true })
  const deletions = leaveOpen(deleteMember)
  await askForPassword()
  fireEvent.click(verifyButton())
  fireEvent.click(verifyButton())
  await screen.findByRole('button', { name: 'Deleting...' })
  expect(isDisabled('Deleting...')).toBe(true)
  expect(isDisabled('Cancel')).toBe(true)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  screen.getByRole('dialog')
  expect(deletions).toHaveLength(1)
})

test.each([
  [503, 'Failed to delete faculty member. Please try again.', 2],
  [403, 'Failed to delete faculty member. Please try again.', 2],
  [404, 'Someone has already deleted “Anita Rao”.', 1],
])('a deletion rejected with %i has a message', async (status, text, left) => {
  answer(verifyPassword, { success: true })
  refuse(deleteMember, status, 'Words of the server')
  const { user } = await askForPassword()
  if (status === 404) answerFaculty([bela])
  await user.click(verifyButton())
  await screen.findByText(text)
  await screen.findByText(`Showing ${left} of ${left} faculty members`)
  expect(screen.queryByRole('dialog')).toBeNull()
})
