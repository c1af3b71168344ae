import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import brokenPictures from '#app/framework/islands/broken-pictures?script'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { JsonLd } from './json-ld'
import { Picture } from './picture'

const uploaded = '/uploads/0123456789abcdef0123456789abcdef-1280x720-88a8b8.webp'
const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src')

test('an uploaded picture reserves its space and comes in several widths', () => {
  renderPart(<Picture address={uploaded} alt="Stage" sizes="100vw" />)

  const image = screen.getByRole('img', { name: 'Stage' })
  expect(image.getAttribute('width')).toBe('1280')
  expect(image.getAttribute('height')).toBe('720')
  expect(image.parentElement?.innerHTML).toContain('-w640.avif 640w')
})

test('a picture elsewhere is loaded from there', () => {
  renderPart(<Picture address="https://elsewhere.test/a.jpg" alt="Far" sizes="100vw" />)

  expect(sourceOf('Far')).toBe('https://elsewhere.test/a.jpg')
})

test.each([
  ['missing', ''],
  ['broken', uploaded],
])('the emblem replaces a %s picture', (_, address) => {
  renderPart(<Picture address={address} alt="Gone" sizes="100vw" />)
  runScript(brokenPictures)
  if (address) fireEvent.error(screen.getByRole('img', { name: 'Gone' }))

  expect(sourceOf('Gone')).toContain('logo')
})

test('structured data can’t end its own element', () => {
  renderPart(<JsonLd content={{ name: '</script><script>alert(1)</script>' }} />)

  const written = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toMatchObject({ name: '</script><script>alert(1)</script>' })
})
