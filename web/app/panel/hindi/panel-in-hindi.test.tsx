import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAllIn } from '#app/lib/languages/page-language'
import { matchFields } from '../search/match-fields'
import { matchViews } from '../search/match-views'
import { NameCell } from '../shell/list/name-cell'
import { viewIds, viewOf } from '../views'
import { panelInHindi } from './panel-in-hindi'

afterEach(() => renderAllIn(undefined))

test('what somebody wrote stays as it is, even if the interface has the same word', () => {
  renderAllIn(panelInHindi)
  render(
    <>
      <h2 title="Fees">Fees</h2>
      <NameCell name="Fees" note={<bdi>Fees</bdi>} />
      <NameCell name="College facts" isFixed />
      <input translate="no" aria-label="Fees, Fees" />
    </>,
  )
  expect(document.body.textContent).toBe('शुल्कFeesFeesमहाविद्यालय की जानकारी')
  expect(screen.getByTitle('शुल्क')).toBeDefined()
  expect(screen.getByLabelText('Fees, Fees')).toBeDefined()
})

const firstView = (q: string) => matchViews(viewIds.map(viewOf), q)[0]?.label

test('search finds views and fields by their names in either language', () => {
  expect(firstView('पंजीकरण')).toBeUndefined()
  expect(matchFields('कार्यालय का समय')).toEqual([])

  renderAllIn(panelInHindi)
  expect(firstView('पंजीकरण')).toBe('Registrations')
  expect(firstView('registrations')).toBe('Registrations')
  expect(matchFields('कार्यालय का समय')[0]?.label).toBe('Office hours')
})
