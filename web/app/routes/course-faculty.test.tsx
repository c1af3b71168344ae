import { screen, waitFor, within } from '@testing-library/react'
import { listFaculty } from 'contract/people/faculty'
import { aCourse } from 'testing/a-catalogue.ts'
import { aMember } from 'testing/a-member.ts'
import { afterEach, expect, test } from 'vitest'
import { courseQuery } from '#app/data/courses'
import { courseFacultyQuery } from '#app/data/faculty'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

afterEach(() => history.replaceState(null, '', '/'))

const faculty = () => within(screen.getByRole('region', { name: 'Faculty' }))

test('a student sees who teaches the course', async () => {
  answer(listFaculty, [
    aMember({
      name: 'Dr. Anita Rao',
      designation: 'Head of Department',
      specialization: 'Constitutional law',
      experience: 12,
    }),
    aMember({ name: 'Mr. Dev Nair', designation: 'Lecturer', experience: 1 }),
  ])
  renderApp('/course/b.a.l.l.b.')

  expect(await screen.findByRole('heading', { level: 3, name: 'Dr. Anita Rao' })).toBeDefined()
  expect(faculty().getByText('Head of Department')).toBeDefined()
  expect(faculty().getByText('Constitutional law')).toBeDefined()
  expect(faculty().getByText('12 years of experience')).toBeDefined()
  expect(faculty().getByText('1 year of experience')).toBeDefined()
})

test('clicking a professor shows all their details', async () => {
  const member = aMember({
    name: 'Dr. Anita Rao',
    designation: 'Professor',
    department: 'b.a.l.l.b.',
    specialization: 'Constitutional law',
    experience: 12,
    education: 'LL.M., Ph.D.',
    officeHours: 'Monday, 11:00 AM',
    achievements: 'Author of a casebook',
    phone: '+91 120 000 2001',
    email: 'anita.rao@college.example',
    whatsapp: '+91 98765 43210',
  })
  answer(listFaculty, [member])
  const { user } = renderApp('/course/b.a.l.l.b.')

  const opener = await screen.findByRole('link', { name: 'View Details: Dr. Anita Rao' })
  await user.click(opener)
  const dialog = within(screen.getByRole('dialog', { name: 'Professor Details' }))
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
  const definitions = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms.map((term, index) => [term, definitions[index]])).toEqual([
    ['Department', 'B.A.LL.B.'],
    ['Specialization', 'Constitutional law'],
    ['Experience', '12 years'],
    ['Education', 'LL.M., Ph.D.'],
    ['Office Hours', 'Monday, 11:00 AM'],
    ['Achievements', 'Author of a casebook'],
  ])
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('+91 120 000 2001')).toBe('tel:+911200002001')
  expect(hrefOf('anita.rao@college.example')).toBe('mailto:anita.rao@college.example')
  const chat = new URL(hrefOf('Chat on WhatsApp') ?? '')
  expect(chat.href).toContain('https://wa.me/919876543210')
  expect(chat.searchParams.get('text')).toContain('Dr. Anita Rao')

  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

test('a professor’s details have a URL, and Back closes them', async () => {
  const member = aMember({ name: 'Dr. Anita Rao' })
  answer(listFaculty, [member])
  const { user } = renderApp('/course/b.a.')

  await user.click(await screen.findByRole('link', { name: 'View Details: Dr. Anita Rao' }))
  expect(await screen.findByRole('dialog', { name: 'Professor Details' })).toBeDefined()
  expect(location.pathname + location.search).toBe(`/course/b.a.?teacher=${member._id}`)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://college.test/course/b.a.',
  )
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
  history.forward()
  expect(await screen.findByRole('dialog', { name: 'Professor Details' })).toBeDefined()
})

test('a shared link opens the details, and closing them shows the course page', async () => {
  const member = aMember({ name: 'Dr. Anita Rao' })
  answer(listFaculty, [member])
  history.replaceState(null, '', `/course/ba?teacher=${member._id}`)
  const { user } = renderApp(`/course/ba?teacher=${member._id}`)

  const dialog = within(await screen.findByRole('dialog', { name: 'Professor Details' }))
  dialog.getByRole('heading', { name: 'Dr. Anita Rao' })
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname + location.search).toBe('/course/ba')
})

test('the server renders the details that the URL asks for', async () => {
  const member = aMember({ name: 'Dr. Anita Rao' })
  renderApp(`/course/b.a.?teacher=${member._id}`, {
    delivered: (queryClient) => {
      queryClient.setQueryData(courseQuery('b.a.').queryKey, aCourse('b.a.'))
      queryClient.setQueryData(courseFacultyQuery('b.a.').queryKey, [member])
    },
  })

  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Professor Details' })
  expect(dialog.open).toBe(true)
})

test('a URL with an unknown professor shows the course page', async () => {
  answer(listFaculty, [aMember()])
  renderApp('/course/b.a.?teacher=0192f000-0000-7000-9000-ffffffffffff')

  expect(await screen.findByRole('link', { name: /^View Details/ })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('unknown details are left out', async () => {
  answer(listFaculty, [aMember({ name: 'Mr. Dev Nair', phone: 'on request', experience: 0 })])
  const { user } = renderApp('/course/b.a.')

  await user.click(await screen.findByRole('link', { name: 'View Details: Mr. Dev Nair' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Professor Details' }))
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Experience'])
  expect(dialog.getByText('0 years')).toBeDefined()
  expect(dialog.getByText('on request')).toBeDefined()
  const links = dialog.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual(['Full profile: Mr. Dev Nair'])
})

test('a course without faculty says so and links to the contact page', async () => {
  answer(listFaculty, [])
  renderApp('/course/b.a.')

  expect(await screen.findByText(/No faculty members are listed/)).toBeDefined()
  expect(faculty().getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    '/contact?about=b.a.#message',
  )
})

test('if the faculty can’t be loaded, the page can be reloaded', async () => {
  refuse(listFaculty, 500)
  renderApp('/course/b.a.')

  expect(await screen.findByText('Failed to load faculty members')).toBeDefined()
  expect(screen.getByText('Try Again').getAttribute('href')).toBe('')
})
