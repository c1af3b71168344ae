import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import brokenPictures from '#app/framework/islands/broken-pictures?script'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { Portrait } from './portrait'

const uploaded = '/uploads/0123456789abcdef0123456789abcdef-600x800-88a8b8.webp'

test('a portrait is the photo where there is one', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" photo={uploaded} sizes="6rem" />)

  expect(screen.getByRole('presentation').getAttribute('src')).toBe(uploaded)
  expect(screen.queryByText('AS')).toBeNull()
})

test('the emblem over initials stands in for a missing photo, and is not read out beside the name', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" sizes="6rem" />)

  const box = screen.getByText('AS').closest('[aria-hidden="true"]')
  expect(box?.querySelector('img')?.src).toContain('logo.svg')
})

test('the emblem stands alone for whose name has no letters', () => {
  renderPart(<Portrait name="" sizes="6rem" />)

  const emblem = document.querySelector('img')
  expect(emblem?.src).toContain('logo.svg')
  expect(emblem?.closest('[aria-hidden="true"]')?.textContent).toBe('')
})

test('of a broken photo the emblem is left', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" photo={uploaded} sizes="6rem" />)
  runScript(brokenPictures)
  fireEvent.error(screen.getByRole('presentation'))

  expect(screen.getByRole<HTMLImageElement>('presentation').src).toContain('logo.svg')
  expect(screen.queryByText('AS')).toBeNull()
})
