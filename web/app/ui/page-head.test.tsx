import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { PageHead } from './page-head'

const aPage = { title: 'Courses', description: 'What we teach.', path: '/courses/law' }

const content = (name: string) =>
  document.head
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content')

test('a page has a title, description and canonical URL for search engines and link previews', () => {
  renderPart(<PageHead {...aPage} />)

  expect(document.title).toBe(`Courses | ${college.name}`)
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://college.test/courses/law',
  )
  for (const name of ['og:title', 'twitter:title']) expect(content(name)).toBe('Courses')
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(content(name)).toBe('What we teach.')
  expect(content('og:url')).toBe('https://college.test/courses/law')
  expect(content('og:locale')).toBe('en_US')
  expect(content('twitter:card')).toBe('summary_large_image')
})

test('direction marks in a title have no effect in tabs, results and link previews', () => {
  const texts = { title: 'Ch\u202eess', description: 'A \u2067game', imageAlt: '\u202eChess' }
  renderPart(<PageHead {...aPage} {...texts} image="/uploads/a.webp" />)

  expect(document.title).toBe(`Chess | ${college.name}`)
  expect([content('og:title'), content('description')]).toEqual(['Chess', 'A game'])
  expect(content('og:image:alt')).toBe('Chess')
})

test('a page without a picture shares the college’s', () => {
  renderPart(<PageHead {...aPage} />)

  expect(content('og:image')).toBe('https://college.test/share.jpg')
  expect(content('twitter:image')).toBe('https://college.test/share.jpg')
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
  expect(content('og:image:alt')).toContain(college.name)
})

test('an uploaded picture is shared in its own size', () => {
  const image = '/uploads/0123456789abcdef0123456789abcdef-1280x720-88a8b8.webp'
  renderPart(<PageHead {...aPage} image={image} imageAlt="Sports Day" />)

  expect(content('og:image')).toBe(`https://college.test${image}`)
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1280', '720'])
  expect(content('og:image:alt')).toBe('Sports Day')
  expect(content('twitter:image:alt')).toBe('Sports Day')
})

test('no size is claimed for a picture elsewhere', () => {
  renderPart(<PageHead {...aPage} image="https://pictures.example/a.jpg" />)

  expect(content('og:image')).toBe('https://pictures.example/a.jpg')
  expect(content('og:image:width')).toBeUndefined()
  expect(content('og:image:alt')).toBeUndefined()
})
