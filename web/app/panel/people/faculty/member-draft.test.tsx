import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { memberUpdated, updateMember } from 'contract/people/faculty'
import { aMember } from 'testing/a-member.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)

afterEach(() => {
  vi.useRealTimers()
})

test('unsaved input about a member survives the end of a session and the next login', async () => {
  refuse(updateMember, 401, 'Admin login required')
  const principal = aMember({ name: 'Dev Puri', designation: 'Principal' })
  const { user } = await renderPanel([], 'Administrative Positions', [principal])
  await user.click(await screen.findByRole('button', { name: 'Edit Dev Puri' }))
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+91 00000 10101' } })
  const portrait = new File(['x'], 'anita.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Profile Photo'), portrait)
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText(
    'Your session has ended. Please sign in again. Your changes are saved in this window.',
  )

  const updates = answer(updateMember, { message: memberUpdated })
  await fillLogin(user)

  expect(await screen.findByLabelText('Phone')).toHaveProperty('value', '+91 00000 10101')
  screen.getByRole('heading', { name: 'Edit Administrative Staff' })
  await screen.findByText(/anita\.png/)
  await act(async () => screen.getByRole('button', { name: 'Update' }).click())
  await waitFor(() => expect(updates).toHaveLength(1))
  expect(updates[0]?.params).toEqual({ _id: principal._id })
})
