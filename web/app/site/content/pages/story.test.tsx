import { screen } from '@testing-library/react'
import { samplePages } from 'college/sample-pages'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { Story } from './story'

test('a story has one heading of its own, its quotation and its figures', () => {
  const [story] = samplePages
  if (!story) throw new Error('There is no sample story')
  renderPart(<Story {...story} />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(story.title)
  expect(screen.getByRole('blockquote').textContent).toMatch(/grandfather/)
  expect(screen.getByRole('columnheader', { name: 'Figure' })).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(6)
})
