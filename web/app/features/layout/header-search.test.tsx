import { screen } from '@testing-library/react'
import { type Findings, searchSite } from 'contract/search'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'

const findings: Findings = {
  groups: [
    {
      kind: 'course',
      total: 2,
      found: [
        { kind: 'course', path: '/course/b.b.a.', title: [{ text: 'B.B.A.' }], passage: [] },
        {
          kind: 'course',
          path: '/course/b.c.a.',
          title: [{ text: 'Computer', isHit: true }, { text: ' Applications' }],
          passage: [],
        },
      ],
    },
  ],
}

async function openSearch() {
  const calls = answer(searchSite, findings)
  const { user } = renderApp('/privacy')
  await user.click(await screen.findByRole('link', { name: 'Search' }))
  const field = await screen.findByRole('combobox', { name: 'Search the website' })
  return { calls, user, field }
}

test('the field under the header suggests what has the word in its title first, and the arrows choose', async () => {
  const { calls, user, field } = await openSearch()
  expect(document.activeElement).toBe(field)
  await user.type(field, 'comp')

  const [first, second] = await screen.findAllByRole('option')
  expect(first?.textContent).toContain('Computer Applications')
  expect(second?.textContent).toContain('B.B.A.')
  expect(screen.getByText('2 suggestions, use the arrow keys')).toBeDefined()
  // Not each letter is asked for.
  expect(calls.map(({ query }) => query.get('q'))).toEqual(['comp'])

  await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  expect(first?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
})

test('Enter shows everything that is found for the words, and Escape gives the focus back', async () => {
  const { user, field } = await openSearch()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Search' }))

  await user.keyboard('{Enter}')
  const again = await screen.findByRole('combobox')
  expect(again).not.toBe(field)
  await user.type(again, 'comp{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeDefined()
  expect(await screen.findByText('2 results for “comp”.')).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
})
