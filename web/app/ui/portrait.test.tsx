import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import brokenPictures from '#app/framework/islands/broken-pictures?script'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { Portrait } from './portrait'

const uploaded = '/uploads/0123456789abcdef0123456789abcdef-600x800-88a8b8.webp'

test('a portrait is the photo if there is one', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" photo={uploaded} sizes="6rem" />)

  expect(screen.getByRole('presentation').getAttribute('src')).toBe(uploaded)
  expect(screen.queryByText('AS')).toBeNull()
})

test('a missing photo shows the emblem with initials, hidden from assistive technology', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" sizes="6rem" />)

  const box = screen.getByText('AS').closest('[aria-hidden="true"]')
  expect(box?.querySelector('img')?.src).toContain('logo.svg')
})

test('a name without letters shows the emblem alone', () => {
  renderPart(<Portrait name="" sizes="6rem" />)

  const emblem = document.querySelector('img')
  expect(emblem?.src).toContain('logo.svg')
  expect(emblem?.closest('[aria-hidden="true"]')?.textContent).toBe('')
})

test('a broken photo shows the emblem', () => {
  renderPart(<Portrait name="Dr. Anita Sharma" photo={uploaded} sizes="6rem" />)
  runScript(brokenPictures)
  fireEvent.error(screen.getByRole('presentation'))

  expect(screen.getByRole<HTMLImageElement>('presentation').src).toContain('logo.svg')
  expect(screen.queryByText('AS')).toBeNull()
})
