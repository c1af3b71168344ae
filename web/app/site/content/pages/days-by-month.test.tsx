import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { DaysByMonth } from './days-by-month'

test('a preview leaves out days that have no date yet', () => {
  const day = { _key: 'a', from: '2026-12-31', name: 'Winter holidays begin' }
  const days = [day, { ...day, _key: 'b', from: '' }, { ...day, _key: 'c', from: 'soon' }]
  renderPart(<DaysByMonth slug="holidays" days={days} />)
  expect(screen.getAllByRole('row')).toHaveLength(2)
  screen.getByText('Dec 31, 2026')
})

test('days of several days name a month and a year once', () => {
  const span = (from: string, until: string) => ({ _key: from, from, until, name: 'Tests' })
  const days = [span('2026-09-21', '2026-09-26'), span('2026-12-25', '2027-01-06')]
  renderPart(<DaysByMonth slug="holidays" days={days} />)
  screen.getByText('Sep 21 – 26, 2026')
  screen.getByText('Dec 25, 2026 – Jan 6, 2027')
})
