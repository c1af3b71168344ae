import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { createMember, memberCreated, memberUpdated, updateMember } from 'contract/people/faculty'
import { aMember } from 'testing/a-member.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerFaculty } from '#test/answer-lists'
import { renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)

afterEach(() => {
  vi.useRealTimers()
})

type User = ReturnType<typeof userEvent.setup>

const portrait = new File(['x'], 'anita.png', { type: 'image/png' })
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
  const message = ids.split(' ').find((id) => id.endsWith('-error'))
  return document.getElementById(message ?? '')?.textContent
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const entry = (name: string) => screen.getByRole('button', { name })
const entryOnceBusy = () => screen.findByRole('button', { name: 'Adding Faculty Member...' })

async function fillFaculty(user: User) {
  write('Full Name', '  Anita Rao ')
  await user.selectOptions(screen.getByLabelText('Designation'), 'Vice Principal')
  await user.selectOptions(screen.getByLabelText('Department'), 'B.SC.')
  write('Years of Experience', '12.5')
  write('Specialization', 'Botany of wetlands')
  write('Education', 'M.Sc., Ph.D.')
  await user.upload(screen.getByLabelText('Profile Photo'), portrait)
}

test('S32: a faculty member’s required fields are each reported at the field', async () => {
  const created = answer(createMember, { message: memberCreated })
  const { user } = await renderPanel([], 'Add Faculty')
  screen.getByText('PNG, JPG, GIF up to 2MB')
  screen.getByText('We accept JPG, PNG, GIF, WebP or AVIF. Larger photos are made smaller.')
  write('Full Name', ' A ')
  await user.selectOptions(screen.getByLabelText('Designation'), 'Lecturer')
  write('Years of Experience', '-1')
  write('Email', 'x@')
  write('Specialization', 'four')
  write('Education', 'B.A.')
  await user.click(screen.getByRole('button', { name: 'Add Faculty Member' }))
  await screen.findByText('Name must be at least 2 characters long')
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
  expect(errorOf('Department')).toBe('Department is required')
  expect(errorOf('Specialization')).toBe('Specialization must be at least 5 characters long')
  expect(errorOf('Education')).toBe('Education details must be at least 5 characters long')
  expect(errorOf('Email')).toBe('Please enter a valid email address')
  expect(errorOf('Profile Photo')).toBe('Profile photo is required')
  expect(errorOf('Years of Experience')).toMatch(/at least 0/)
  await user.selectOptions(screen.getByLabelText('Designation'), 'Select designation')
  await waitFor(() => expect(errorOf('Designation')).toBe('Designation is required'))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '')
  expect(created).toHaveLength(0)
})

test('a new faculty member is sent, and the list opens with a message', async () => {
  const created = answer(createMember, { message: memberCreated })
  const { user } = await renderPanel([], 'Add Faculty')
  await fillFaculty(user)
  await screen.findByRole('img', { name: 'Preview of the chosen picture' })
  answerFaculty([aMember({ name: 'Anita Rao', designation: 'Vice Principal' })])
  await user.click(screen.getByRole('button', { name: 'Add Faculty Member' }))

  await screen.findByText('Showing 1 of 1 faculty members')
  screen.getByText('Faculty member added successfully!')
  expect(Object.fromEntries(created[0]?.body as FormData)).toMatchObject({
    name: 'Anita Rao',
    designation: 'Vice Principal',
    department: 'B.SC.',
    experience: '12.5',
    photo: { name: 'anita.png' },
  })
})

test('S32: for people who don’t teach six fields are sent, unless more was entered', async () => {
  const created = answer(createMember, { message: memberCreated })
  const { user } = await renderPanel([], 'Add Administrative Staff')
  const designations = screen.getByLabelText<HTMLSelectElement>('Designation')
  expect([...designations.options].slice(1).map(({ text }) => text)).toEqual([
    'Principal',
    'President',
    'Vice President',
    'Secretary',
    'Chief Proctor',
  ])
  write('Full Name', 'Dev Puri')
  await user.selectOptions(designations, 'Principal')
  await user.upload(screen.getByLabelText('Profile Photo'), portrait)
  await user.click(screen.getByRole('button', { name: 'Add' }))

  await screen.findByText('Faculty member added successfully!')
  await screen.findByRole('heading', { name: 'Administrative Positions', level: 2 })
  expect([...(created[0]?.body as FormData).keys()].sort()).toEqual(
    ['designation', 'email', 'name', 'phone', 'photo', 'whatsapp'].sort(),
  )
})

test('fields for a leader’s card on the team page are shown, sent and loaded', async () => {
  const updates = answer(updateMember, { message: memberUpdated })
  const principal = aMember({
    name: 'Dev Puri',
    designation: 'Principal',
    department: 'B.SC.',
    education: 'Ph.D., M.Sc.',
    achievements: 'Founded the herbarium',
    about: 'Principal since 2017.',
  })
  const { user } = await renderPanel([], 'Administrative Positions', [principal])
  await user.click(await screen.findByRole('button', { name: 'Edit Dev Puri' }))
  const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect(['Department', 'Education', 'Achievements', 'About'].map(shownIn)).toEqual([
    'B.SC.',
    'Ph.D., M.Sc.',
    'Founded the herbarium',
    'Principal since 2017.',
  ])
  expect(screen.queryByLabelText('Specialization')).toBeNull()
  expect(screen.queryByLabelText('Years of Experience')).toBeNull()
  expect(screen.queryByLabelText('Office Hours')).toBeNull()
  write('About', 'Principal since 2017. Teaches botany.')
  write('Achievements', '')
  await user.click(screen.getByRole('button', { name: 'Update' }))

  await waitFor(() => expect(updates).toHaveLength(1))
  const sent = updates[0]?.body as FormData
  expect(Object.fromEntries(sent)).toMatchObject({
    department: 'B.SC.',
    education: 'Ph.D., M.Sc.',
    about: 'Principal since 2017. Teaches botany.',
  })
  expect(sent.has('achievements')).toBe(false)
})

test('an update keeps the photo and values that lists don’t offer, and reloads the list', async () => {
  const updates = answer(updateMember, { message: memberUpdated })
  const member = aMember({
    name: 'Bela Sen',
    designation: 'HOD',
    department: 'Department of Law',
    specialization: 'Family law',
    education: 'LL.M., NET',
    experience: 7,
    photo: '/uploads/0123456789abcdef0123456789abcdef-400x400-88a8b8.webp',
  })
  const { user } = await renderPanel([], 'All Faculty Members', [member])
  await user.click(await screen.findByRole('button', { name: 'Edit Bela Sen' }))
  await screen.findByRole('heading', { name: 'Edit Faculty Member' })
  expect(screen.getByLabelText('Designation')).toHaveProperty('value', 'HOD')
  expect(screen.getByLabelText('Department')).toHaveProperty('value', 'Department of Law')
  expect(screen.getByLabelText('Years of Experience')).toHaveProperty('value', '7')
  screen.getByRole('img', { name: 'Current picture' })
  await user.selectOptions(screen.getByLabelText('Department'), 'B.A.L.L.B.')
  answerFaculty([{ ...member, department: 'B.A.L.L.B.' }])
  await user.click(screen.getByRole('button', { name: 'Update Faculty Member' }))

  await screen.findByText('Faculty member updated successfully!')
  await screen.findByText('B.A.L.L.B.', { selector: 'article *' })
  expect(updates[0]?.params).toEqual({ _id: member._id })
  const sent = updates[0]?.body as FormData
  expect(sent.get('designation')).toBe('HOD')
  expect(sent.has('photo')).toBe(false)
})

test('while a member is saved the form says so, and sends once', async () => {
  const created = leaveOpen(createMember)
  const { user } = await renderPanel([], 'Add Faculty')
  await fillFaculty(user)
  const button = entry('Add Faculty Member')
  fireEvent.click(button)
  fireEvent.click(button)
  const busy = await screen.findByRole('button', { name: 'Adding Faculty Member...' })
  expect(busy).toHaveProperty('disabled', true)
  await screen.findByRole('progressbar', { name: /Uploading|Saving/ })
  expect(created).toHaveLength(1)
})

test('a save that finishes after its form was left says so, and doesn’t affect the next form', async () => {
  let finish = () => {}
  const saved = new Promise<void>((resolve) => {
    finish = resolve
  })
  answer(createMember, () => saved.then(() => ({ message: memberCreated })))
  const { user } = await renderPanel([], 'Add Faculty')
  await fillFaculty(user)
  await user.click(entry('Add Faculty Member'))
  await entryOnceBusy()
  await user.click(entry('Add Event'))
  await user.click(entry('Leave'))
  await user.type(await screen.findByLabelText('Event Title'), 'Sports Day')
  finish()

  await screen.findByText('Faculty member added successfully!')
  expect(screen.getByLabelText('Event Title')).toHaveProperty('value', 'Sports Day')
  await user.click(entry('Settings'))
  screen.getByRole('dialog', { name: 'Leave without saving?' })
})

test('nothing can be typed while a member is saved, because it would be lost', async () => {
  leaveOpen(createMember)
  const { user } = await renderPanel([], 'Add Faculty')
  await fillFaculty(user)
  await user.click(entry('Add Faculty Member'))
  await entryOnceBusy()
  await user.type(screen.getByLabelText('Full Name'), 'and more')
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '  Anita Rao ')
  expect(screen.getByLabelText('Profile Photo').matches(':disabled')).toBe(true)
})

test.each([
  [0, '', 'Failed to save faculty member. Please try again.', undefined],
  [413, 'Photo must be 2MB or smaller', 'Photo must be 2MB or smaller', 'Profile Photo'],
])('a save rejected with %i is reported, and nothing typed is lost', async (status, words, text, field) => {
  refuse(createMember, status, words)
  const { user } = await renderPanel([], 'Add Faculty')
  await fillFaculty(user)
  await user.click(entry('Add Faculty Member'))
  await screen.findAllByText(text)
  if (field) expect(errorOf(field)).toBe(text)
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '  Anita Rao ')
})

test('cancelling an edited staff form asks first, and returns to its list', async () => {
  const { user } = await renderPanel([], 'Add Management & Other')
  write('Full Name', 'Farid Khan')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Management & Other', level: 2 })
})
