import { act, screen, within } from '@testing-library/react'
import { heroPictures } from 'college/hero-pictures'
import { homeSlides } from 'college/slides'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#test/render-app'
import { HomeHero } from './home-hero'

afterEach(() => {
  vi.useRealTimers()
})

const shownPictures = () =>
  homeSlides.flatMap(({ picture }) => screen.queryAllByAltText(heroPictures[picture].alt))

test('the first picture is loaded at once, the next one when there is time', () => {
  vi.useFakeTimers()
  renderPart(<HomeHero />)

  expect(shownPictures()).toHaveLength(1)
  expect(shownPictures()[0]?.getAttribute('loading')).toBe('eager')
  expect(shownPictures()[0]?.getAttribute('fetchpriority')).toBe('high')

  act(() => vi.advanceTimersByTime(1000))
  expect(shownPictures()).toHaveLength(2)
  expect(shownPictures()[1]?.getAttribute('loading')).toBe('lazy')
})

test('without scripts all five slides and their pictures are there', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <HomeHero />
    </MemoryRouter>,
  )

  const slides = within(page).getAllByRole('group', { name: /^\d of 5$/ })
  const withPicture = slides.filter(({ innerHTML }) => innerHTML.includes('<picture>'))
  expect(withPicture).toHaveLength(5)
  expect(slides.some((slide) => slide.hasAttribute('inert'))).toBe(false)
  expect(within(page).queryAllByRole('button')).toHaveLength(0)
})

test('a slide has a button only when it leads somewhere', () => {
  renderPart(<HomeHero />)

  const slides = screen.getAllByRole('group', { name: /^\d of 5$/ })
  const targets = slides.map((slide) => within(slide).queryByRole('link')?.getAttribute('href'))
  expect(targets).toEqual(homeSlides.map(({ path }) => path))
  expect(targets).toContain('/courses/professional')
  expect(targets).toContain('/#facilities')
})
