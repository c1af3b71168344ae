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
