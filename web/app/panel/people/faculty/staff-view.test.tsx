import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { moveManyMembers } from 'contract/people/bulk'
import { listFaculty, listMemberEntries, selectMembers } from 'contract/people/faculty'
import { aMember } from 'testing/a-member.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerEvents, answerFaculty } from '#test/answer-lists'
import { answerLogin } from '#test/answer-login'
import { fillLogin, renderAdmin, renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const photo = '/uploads/0123456789abcdef0123456789abcdef-400x400-88a8b8.webp'
const anita = aMember({
  name: 'Anita Rao',
  designation: 'Professor',
  department: 'B.SC.',
  experience: 12,
  specialization: `${'a'.repeat(119)}bc`,
  email: 'anita@college.example',
  phone: '+91 00000 10301',
  whatsapp: '+91 00000 10302',
  officeHours: 'Mon–Fri, 10:00 AM',
  photo,
})
const bela = aMember({ name: 'Bela Sen', designation: 'Lecturer', department: 'BCA' })
const vice = aMember({ name: 'Chand Ali', designation: 'Vice Principal', experience: 30 })
const principal = aMember({ name: 'Dev Puri', designation: 'Principal' })
const proctor = aMember({ name: 'Esha Roy', designation: 'Chief Proctor' })
const dean = aMember({ name: 'Farid Khan', designation: 'Dean' })
const everybody = [anita, bela, vice, principal, proctor, dean]

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('article')
  if (!card) throw new Error(`No card for ${name}`)
  return within(card)
}
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

test.each([
  ['All Faculty Members', ['Anita Rao', 'Bela Sen', 'Chand Ali'], 'faculty members'],
  ['Administrative Positions', ['Dev Puri', 'Esha Roy'], 'administrative staff members'],
  ['Management & Other', ['Farid Khan'], 'management & other staff members'],
  ['All Management Staff', ['Dev Puri', 'Esha Roy', 'Farid Khan'], 'management staff members'],
])('%s lists its designations', async (entry, expected, noun) => {
  await renderPanel([], entry, everybody)
  await screen.findByText(`Showing ${expected.length} of ${expected.length} ${noun}`)
  expect(names()).toEqual(expected)
  const isFaculty = entry === 'All Faculty Members'
  expect(optionsOf('Department')).toEqual(
    isFaculty
      ? `All,B.C.A.,B.B.A.,B.COM.,B.A.L.L.B.,B.A.,B.SC.,M.A.,M.COM.,B.ED.,M.SC.,B.T.C.`.split(',')
      : 'All,BCA,BALLB,BBA,B.Com,BA,B.Sc,MA'.split(','),
  )
})

test('a card shows all details of its member, and long text on demand', async () => {
  const { user } = await renderPanel([], 'All Faculty Members', everybody)
  await screen.findByText('Showing 3 of 3 faculty members')
  const card = cardOf('Anita Rao')
  for (const text of [
    'B.SC.',
    'Professor',
    '12 years of experience',
    'anita@college.example',
    '+91 00000 10301',
    '+91 00000 10302',
    'Mon–Fri, 10:00 AM',
    anita._id.slice(-8),
  ]) {
    card.getByText(text)
  }
  card.getByText(`${'a'.repeat(119)}b…`)
  await user.click(card.getByRole('button', { name: 'Read more' }))
  card.getByText(anita.specialization ?? '')
  await user.click(card.getByRole('button', { name: 'Show less' }))
  fireEvent.error(card.getByRole('img', { name: 'Anita Rao' }))
  card.getByRole('img', { name: 'Anita Rao: no picture' })
})

test('the server applies search, department, designation and order', async () => {
  const { user } = await renderPanel([], 'All Faculty Members', everybody)
  const requested = answerFaculty(everybody)
  const lastAsked = () => Object.fromEntries(requested.at(-1)?.query ?? [])
  await screen.findByText('Showing 3 of 3 faculty members')
  expect(optionsOf('Designation')).toEqual(['All', 'Professor', 'Lecturer', 'Vice Principal'])
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Experience')
  await user.selectOptions(screen.getByLabelText('Department'), 'B.C.A.')
  await waitFor(() =>
    expect(lastAsked()).toEqual({ group: 'teaching', department: 'B.C.A.', sort: 'experience' }),
  )
  await user.selectOptions(screen.getByLabelText('Designation'), 'Lecturer')
  await screen.findByText('Showing 1 of 3 faculty members')
  expect(names()).toEqual(['Bela Sen'])
  await user.type(screen.getByLabelText('Search faculty members'), 'anita')
  await screen.findByText('No faculty members found')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('Showing 3 of 3 faculty members')
})

test('the list says that it is loading, reports a failure, and can be retried', async () => {
  answerLogin()
  answerEvents([])
  leaveOpen(listFaculty)
  leaveOpen(listMemberEntries)
  const { user, queryClient } = renderAdmin('/adminlogin')
  await fillLogin(user)
  await user.click(await screen.findByRole('button', { name: 'All Faculty Members' }))
  await screen.findByText('Loading faculty members...')
  refuse(listFaculty, 503)
  refuse(listMemberEntries, 503)
  await act(() => queryClient.cancelQueries().then(() => queryClient.refetchQueries()))
  await screen.findByText('Failed to fetch faculty members. Please try again.')
  answerFaculty(everybody)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Showing 3 of 3 faculty members')
  expect(screen.queryByText('Failed to fetch faculty members. Please try again.')).toBeNull()
})

test('empty lists link to the forms of their groups', async () => {
  const { user } = await renderPanel([], 'All Faculty Members')
  await screen.findByText('No faculty members yet')
  await user.click(screen.getByRole('button', { name: 'Add Your First Faculty Member' }))
  await screen.findByRole('heading', { name: 'Add New Faculty Member' })
  for (const offer of ['Add Administrative Staff', 'Add Management & Other']) {
    await user.click(screen.getByRole('button', { name: 'All Management Staff' }))
    const list = within(screen.getByRole('region', { name: 'All Management Staff' }))
    await user.click(list.getByRole('button', { name: offer }))
    await screen.findByRole('heading', { name: offer, level: 2 })
  }
})

test('edit opens the form of the designation, and the list stays marked in the sidebar', async () => {
  const { user } = await renderPanel([], 'All Management Staff', everybody)
  for (const [name, title, list] of [
    ['Dev Puri', 'Edit Administrative Staff', 'Administrative Positions'],
    ['Farid Khan', 'Edit Management & Other', 'Management & Other'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
    await screen.findByRole('heading', { name: title })
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', name)
    expect(screen.queryByLabelText('Specialization')).toBeNull()
    expect(screen.getByRole('button', { name: list }).getAttribute('aria-current')).toBe('page')
    await user.click(screen.getByRole('button', { name: 'All Management Staff' }))
  }
})

test('a new department is counted only for the people who aren’t in it', async () => {
  const { user } = await renderPanel([], 'All Faculty Members', everybody)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  for (const name of ['Select Anita Rao', 'Select Bela Sen'])
    await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: /^Change department/ }))
  const title = 'Change the department of 2 people?'
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  answer(selectMembers, { entries: [{ _id: bela._id }], found: 1 })
  await user.selectOptions(dialog.getByLabelText('New department'), 'B.C.A.')
  await dialog.findByText(
    '1 of the 2 you selected is already in this department, so it stays as it is.',
  )
  const sent = answer(moveManyMembers, { message: '1 moved', done: 1, rejected: [] })
  await user.click(dialog.getByRole('button', { name: 'Change department' }))
  await screen.findByText('1 moved')
  expect(sent[0]?.body).toEqual({ ids: [anita._id], department: 'B.C.A.' })
})

test('if all are in the chosen department, nothing can be changed, but another can be chosen', async () => {
  const { user } = await renderPanel([], 'All Faculty Members', everybody)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Bela Sen' }))
  await user.click(screen.getByRole('button', { name: /^Change department/ }))
  answer(selectMembers, { entries: [{ _id: bela._id }], found: 1 })
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('New department'), 'B.C.A.')
  await dialog.findByText('The one you selected is already in this department.')
  const confirm = () => dialog.getByRole('button', { name: 'Change department' })
  expect(confirm()).toHaveProperty('disabled', true)
  answer(selectMembers, { entries: [], found: 0 })
  await user.selectOptions(dialog.getByLabelText('New department'), 'B.A.')
  await waitFor(() => expect(confirm()).toHaveProperty('disabled', false))
})
