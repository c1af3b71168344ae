import { screen, within } from '@testing-library/react'
import {
  getDisclosure,
  type PublicDisclosureItem,
  type Register,
} from 'contract/content/disclosure'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const item = (title: string, change: Partial<PublicDisclosureItem> = {}): PublicDisclosureItem => ({
  title,
  slug: title.toLowerCase(),
  explanation: `All about ${title}.`,
  basis: 'own',
  body: emptyRichText,
  documents: [],
  links: [],
  ...change,
})

const file = {
  address: '/documents/1/%E0%A4%B5%E0%A4%BE.pdf',
  name: 'report.pdf',
  type: 'application/pdf',
  bytes: 1_200_000,
  pages: 12,
  language: 'hi',
} as const

const register: Register = {
  published: 2,
  notApplicable: 1,
  changedAt: '2026-11-20T06:00:00.000Z',
  groups: [
    {
      slug: 'reports',
      title: 'Reports',
      items: [
        item('Accounts', {
          basis: 'recommended',
          rule: 'The Guidelines, 2024',
          body: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'Whom to ask',
                    marks: [{ type: 'link', attrs: { href: '/contact' } }],
                  },
                ],
              },
              { type: 'download', attrs: { found: file } },
            ],
          },
          documents: [{ _key: 'a', label: 'Report 2025–26', file }],
        }),
        item('Hostel', { basis: 'required', rule: 'The Act', notApplicable: 'There is none.' }),
      ],
    },
    {
      slug: 'people',
      title: 'People',
      items: [
        item('Faculty', {
          rule: 'Nobody asks',
          links: [
            { _key: 'a', label: 'Our team', place: '/our-team' },
            { _key: 'b', label: 'The university', place: 'https://university.test/list' },
          ],
        }),
      ],
    },
  ],
}

const show = async (path: string) => {
  answer(getDisclosure, register)
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('heading', { name: /People$/ })
  return within(screen.getByRole('main'))
}

const entryOf = (name: string) => {
  const entry = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!entry) throw new Error(`${name} is no item of a list`)
  return within(entry)
}

test('each item shows which rule requires it, and its documents with their details', async () => {
  const main = await show('/disclosure')

  main.getByText(/^2 items published; 1 does not apply to the college\./)
  main.getByText('Last updated: Nov 20, 2026')
  const accounts = entryOf('Accounts')
  accounts.getByText('Recommended by: The Guidelines, 2024')
  accounts.getByText('PDF, 12 pages, 1.2 MB, Hindi')
  const view = accounts.getByRole('link', { name: 'View Report 2025–26' })
  expect(view.getAttribute('href')).toBe(file.address)
  const faculty = entryOf('Faculty')
  expect(faculty.queryByText(/Nobody asks/)).toBeNull()
  expect(faculty.getByRole('link', { name: 'Our team' }).getAttribute('href')).toBe('/our-team')
  expect(main.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('#group-people')
})

test('an item that doesn’t apply says why', async () => {
  await show('/disclosure')
  expect(entryOf('Hostel').getByText(/There is none/).textContent).toBe(
    'Does not apply: There is none.',
  )
})

test('the printed register numbers its items and writes all URLs out', async () => {
  const main = await show('/disclosure/print')

  expect(main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1.1 Accounts',
    '1.2 Hostel',
    '2.1 Faculty',
  ])
  const written = main
    .getAllByRole('link')
    .flatMap(({ textContent }) => (textContent?.startsWith('http') ? [textContent] : []))
  expect(written.map((address) => new URL(address).pathname)).toEqual([
    '/documents/1/document.pdf',
    '/our-team',
    '/list',
  ])
  const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(new URL(hrefOf('Whom to ask')).pathname).toBe('/contact')
  expect(new URL(hrefOf('report.pdf')).pathname).toBe('/documents/1/document.pdf')
})

test('an empty register says so, and counts nothing', async () => {
  answer(getDisclosure, { published: 0, notApplicable: 0, groups: [] })
  renderApp('/disclosure')
  await screen.findByText('Nothing has been published here yet.')
  expect(screen.queryByText(/items published/)).toBeNull()
})

test('a register that failed to load can be retried', async () => {
  refuse(getDisclosure, 503)
  renderApp('/disclosure')
  await screen.findByText('Try Again')
})
