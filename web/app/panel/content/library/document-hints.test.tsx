import { render, screen } from '@testing-library/react'
import type { DocumentFacts } from 'contract/content/library/document-facts'
import type { LibraryItem } from 'contract/content/library/items'
import { expect, test } from 'vitest'
import { DocumentHints } from './document-hints'
import { missingDetailsOf } from './library-texts'

const itemWith = (facts: Partial<DocumentFacts> | undefined, bytes = 40_000): LibraryItem => ({
  _id: 'fees',
  kind: 'document',
  name: 'Fees',
  isDecorative: false,
  focus: { x: 50, y: 50 },
  version: 1,
  address: '/documents/fees/Fees.pdf',
  bytes,
  savedAt: '2026-11-01T09:00:00.000Z',
  author: 'office@college.example',
  ...(facts && {
    facts: {
      saysLanguage: true,
      title: 'Fees',
      isTagged: true,
      isProtected: false,
      isCut: false,
      ...facts,
    },
  }),
})

test('the author of a scan is told who can’t read it, and that it is large', () => {
  render(<DocumentHints item={itemWith({ textKind: 'scan' }, 9_000_000)} />)

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^This is a scan\. Screen readers can’t read it/),
    expect.stringMatching(/^The file is large/),
  ])
})

test.each([
  undefined,
  { textKind: 'text' as const },
])('with facts %j there are no hints', (facts) => {
  const { container } = render(<DocumentHints item={itemWith(facts)} />)

  expect(container.textContent).toBe('')
  expect(missingDetailsOf(itemWith(facts))).toBe('')
})

test('the list shows the most important problem', () => {
  expect(missingDetailsOf(itemWith({ textKind: 'old font' }))).toBe('Old Hindi font')
  expect(missingDetailsOf(itemWith({ textKind: 'scan', fault: 'script' }))).toBe('Needs replacing')
})
