import { screen, within } from '@testing-library/react'
import { type FacultyMember, listFaculty } from 'contract/people/faculty'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

let made = 0

function aMember(details: Partial<FacultyMember> = {}): FacultyMember {
  made++
  const name = `Member ${made}`
  return { _id: `id-${made}`, slug: `member-${made}`, name, designation: 'Principal', ...details }
}

const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('a visitor sees leaders first, then management, each by rank', async () => {
  const calls = answer(listFaculty, [
    aMember({ name: 'M', designation: 'Member' }),
    aMember({ name: 'S', designation: 'Secretary' }),
    aMember({ name: 'D', designation: 'Dean' }),
    aMember({ name: 'C', designation: 'Chief Proctor' }),
    aMember({ name: 'P', designation: 'Principal' }),
    aMember({ name: 'V', designation: 'Vice President' }),
  ])
  renderApp('/our-team')

  const leadership = await screen.findByRole('region', { name: 'Leadership' })
  expect(names(leadership)).toEqual(['P', 'C', 'V', 'S'])
  expect(names(screen.getByRole('region', { name: 'Management' }))).toEqual(['D', 'M'])
  expect(calls[0]?.query.get('group')).toBe('team')
})

test('teachers are not shown, even if the server lists them', async () => {
  answer(listFaculty, [
    aMember({ name: 'A head', designation: 'Head of Department' }),
    aMember({ name: 'A vice principal', designation: 'Vice Principal' }),
    aMember({ name: 'The dean', designation: 'Dean' }),
  ])
  renderApp('/our-team')

  expect(await screen.findByText('The dean')).toBeDefined()
  expect(screen.queryByText('A head')).toBeNull()
  expect(screen.queryByText('A vice principal')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Leadership' })).toBeNull()
})

test('a card shows all details of a person, and how to contact them', async () => {
  answer(listFaculty, [
    aMember({
      name: 'Dr. Anita Rao',
      designation: 'Dean',
      department: 'BCA',
      specialization: 'Operating systems',
      education: 'Ph.D., M.C.A.',
      achievements: 'Author of three textbooks',
      about: 'Plans the timetable of all departments.',
      email: 'dean@college.example',
      phone: '+91 11 2345 6789',
      whatsapp: '98765 43210',
    }),
  ])
  renderApp('/our-team')

  const card = await screen.findByRole('article')
  for (const text of ['Dean', 'B.C.A.', 'Operating systems', 'Author of three textbooks', 'AR'])
    expect(within(card).getByText(text)).toBeDefined()
  within(card).getByText('Plans the timetable of all departments.')
  expect(card.textContent).toContain('Education: Ph.D., M.C.A.')
  const hrefOf = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/^Email Dr. Anita Rao:/)).toBe('mailto:dean@college.example')
  expect(hrefOf(/^Call Dr. Anita Rao:/)).toBe('tel:+911123456789')
  expect(hrefOf(/^Chat with Dr. Anita Rao/)).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello/)
})

test('a card leaves out unknown details', async () => {
  answer(listFaculty, [aMember({ name: 'Anita Rao' })])
  renderApp('/our-team')

  const card = await screen.findByRole('article')
  expect(card.textContent).toBe('ARPrincipalAnita Rao')
  const links = within(card).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/team\//),
  ])
})

test.each([
  ['nobody', []],
  ['only teachers', [aMember({ designation: 'Professor' })]],
])('with %s to show, the page says that the team will follow', async (_, faculty) => {
  answer(listFaculty, faculty)
  renderApp('/our-team')

  expect(
    await screen.findByText(
      'Our administrative and management team information will be available soon.',
    ),
  ).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeDefined()
})

test('a failure is reported, and Try Again reloads the page', async () => {
  refuse(listFaculty, 500)
  renderApp('/our-team')

  const notified = await screen.findByRole('alert')
  expect(notified.textContent).toBe('Failed to load faculty members')
  expect(screen.getByText('Try Again').getAttribute('href')).toBe('')
})

test('a visitor finds a person with the search field, and hears how many match', async () => {
  answer(listFaculty, [
    aMember({ name: 'Anita Rao', designation: 'Principal' }),
    aMember({ name: 'Dev Puri', designation: 'Secretary' }),
    aMember({ name: 'Dev Nair', designation: 'Dean', department: 'BCA' }),
  ])
  const { user } = renderApp('/our-team')

  const box = await screen.findByRole('searchbox')
  await user.type(box, 'dev')
  expect(screen.getByRole('status').textContent).toBe('2 people found')
  expect(screen.queryByRole('heading', { name: 'Anita Rao' })).toBeNull()
  await user.type(box, ' b.c.a.')
  expect(screen.getByRole('status').textContent).toBe('1 person found')
  expect(screen.queryByRole('region', { name: 'Leadership' })).toBeNull()
  await user.type(box, ' nobody')
  expect(screen.getByRole('status').textContent).toBe('0 people found')
  await user.click(screen.getByRole('link', { name: 'Show everyone' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(box).toHaveProperty('value', '')
  expect(document.activeElement).toBe(box)
})

test('a search can be part of the URL', async () => {
  answer(listFaculty, [aMember({ name: 'Anita Rao' }), aMember({ name: 'Dev Puri' })])
  renderApp('/our-team?q=puri')

  expect(await screen.findByRole('heading', { name: 'Dev Puri' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Anita Rao' })).toBeNull()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'puri')
})
