import { screen, within } from '@testing-library/react'
import { memberNotFound, memberPath } from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import { expect, test } from 'vitest'
import { pathOf } from '#app/framework/addresses/path-of'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'
import { aDoc, paragraph } from '#test/rich-text'

const asha = {
  _id: '0192f000-0000-7000-9000-000000000001',
  slug: 'asha-rao',
  name: 'Asha Rao',
  designation: 'Professor',
  department: 'BCA',
  experience: 12,
  email: 'asha@college.test',
  officeHours: 'Mondays',
  about: 'Collects signboards.',
  publications: aDoc(paragraph('On signboards, 2022')),
}
type Data = Record<string, unknown>
const dataOf = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }): Data => JSON.parse(textContent))
    .find((data) => data['@type'] === type)

const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a person’s page shows all details, also to search engines', async () => {
  answer(getMemberPage, asha)
  renderApp(memberPath('asha-rao'))

  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(headings).toEqual(expect.arrayContaining(['About', 'Publications']))
  screen.getByText('On signboards, 2022')
  const facts = screen.getByRole('complementary', { name: 'At a glance' })
  expect(facts.textContent).toMatch(/^Experience12 yearsOffice HoursMondays/)
  expect(crumbs()).toEqual(['/', '/course/b.c.a.'])
  expect(dataOf('Person')).toMatchObject({
    name: 'Asha Rao',
    url: 'https://college.test/team/asha-rao',
    jobTitle: 'Professor',
    email: 'asha@college.test',
    worksFor: { '@type': 'CollegeOrUniversity' },
  })
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  expect([meta('og:type'), meta('og:title')]).toEqual(['profile', 'Asha Rao'])
  expect(meta('og:description')).toMatch(/^Professor, B\.C\.A\. · .+\. Collects signboards\.$/)
})

test('a former member’s page shows until when, and structured data ends the role', async () => {
  const { email: _, officeHours: __, ...former } = asha
  answer(getMemberPage, { ...former, left: '2025-06-30' })
  renderApp(memberPath('asha-rao'))

  await screen.findByText('At the college until 2025')
  const person = dataOf('Person')
  expect(person).not.toHaveProperty('jobTitle')
  expect(person).toMatchObject({ worksFor: { roleName: 'Professor', endDate: '2025-06-30' } })
})

test('a person with only a name and a role has no empty sections', async () => {
  const { _id, slug, name } = asha
  answer(getMemberPage, { _id, slug, name, designation: 'Principal' })
  renderApp(memberPath('asha-rao'))

  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })
  expect(crumbs()).toEqual(['/', '/our-team'])
  expect(screen.queryByRole('heading', { level: 2, name: 'About' })).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('an unknown URL is a 404', async () => {
  refuse(getMemberPage, 404, memberNotFound)
  renderApp(memberPath('nobody'))
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
})

test('the server redirects to the person’s current URL', () => {
  expect(memberPath('asha-rao')).toBe(pathOf('member', { name: 'asha-rao' }))
})
