import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { backupDays, logDays } from 'college/policies'
import { startingPrivacy } from 'college/starting-content/privacy'
import { startingTerms } from 'college/starting-content/terms'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

test('the privacy page lists all stored data with how long it is kept, and who to ask', () => {
  renderApp('/privacy')

  screen.getByRole('heading', { level: 1, name: 'Privacy' })
  for (const { name } of startingPrivacy.kept) {
    const entry = screen.getByRole('heading', { level: 3, name }).closest('li')
    expect(entry?.textContent).toMatch(/How long: .*[a-z]/)
  }
  expect(headings()).toEqual(
    expect.arrayContaining(startingPrivacy.sections.map(({ title }) => title)),
  )
  const main = within(screen.getByRole('main'))
  const mail = main.getByRole('link', { name: college.email })
  expect(mail.getAttribute('href')).toBe(`mailto:${college.email}`)
})

test('sentences about sessions state the server’s settings', () => {
  renderApp('/privacy')

  screen.getByText(/have not visited for 7 days, and for 30 days at the longest/)
})

test('the terms can be read, and link to the privacy page', () => {
  renderApp('/terms')

  screen.getByRole('heading', { level: 1, name: 'Terms' })
  const titles = [...startingTerms.sections.map(({ title }) => title), 'Who to contact']
  expect(headings()).toEqual(expect.arrayContaining(titles))
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: /Privacy/ }).getAttribute('href')).toBe('/privacy')
})

test('the footer links to both', () => {
  renderApp('/about')

  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
  expect(footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
})

test('backups and logs are kept as long as the shipped configuration says', () => {
  const unit = readFileSync('../deploy/systemd/college-backup.service', 'utf8')
  expect(unit).toContain(`-mtime +${backupDays} -delete`)
  expect(readFileSync('../docs/backup.md', 'utf8')).toContain(`-mtime +${backupDays} -delete`)
  expect(readFileSync('../docs/deploy.md', 'utf8')).toContain(`MaxRetentionSec=${logDays}day`)
})
