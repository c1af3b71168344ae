import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { Portrait } from './portrait'

const uploaded = '/uploads/0123456789abcdef0123456789abcdef-600x800-88a8b8.webp'

test('a portrait is the photo where there is one', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" photo={uploaded} sizes="6rem" />)

  expect(screen.getByRole('presentation').getAttribute('src')).toBe(uploaded)
  expect(screen.queryByText('AS')).toBeNull()
})

test('initials stand in for a missing photo, and are not read out beside the name', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" sizes="6rem" />)

  expect(screen.getByText('AS').closest('[aria-hidden="true"]')).not.toBeNull()
})
