import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { slidesQuery } from '#app/data/site-content'
import motion from '#app/framework/islands/motion?script'
import { slides as starting } from '#test/public-content'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { HomeHero } from './home-hero'

afterEach(() => {
  vi.useRealTimers()
})

/** CSS hides the others, so that they don't load. */
const wantedPictures = () =>
  starting.slides
    .flatMap(({ picture }) => screen.queryAllByAltText(picture?.alt ?? ''))
    .filter((image) => image.closest('[data-shown="true"], [data-wanted]'))

test('the first picture loads eagerly, the next one when the browser is idle', () => {
  vi.useFakeTimers()
  renderPart(<HomeHero />)
  runScript(motion)

  expect(wantedPictures()).toHaveLength(1)
  expect(wantedPictures()[0]?.getAttribute('loading')).toBe('eager')
  expect(wantedPictures()[0]?.getAttribute('fetchpriority')).toBe('high')

  vi.advanceTimersByTime(1000)
  expect(wantedPictures()).toHaveLength(2)
  expect(wantedPictures()[1]?.getAttribute('loading')).toBe('lazy')
})

test('without scripts all five slides and their pictures are there', () => {
  const page = document.createElement('div')
  const queryClient = createQueryClient()
  queryClient.setQueryData(slidesQuery().queryKey, starting)
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <HomeHero />
      </MemoryRouter>
    </QueryClientProvider>,
  )

  const slides = within(page).getAllByRole('group', { name: /^\d of 5$/ })
  const withPicture = slides.filter(({ innerHTML }) => innerHTML.includes('<img'))
  expect(withPicture).toHaveLength(5)
  expect(slides.some((slide) => slide.hasAttribute('inert'))).toBe(false)
  expect(within(page).queryAllByRole('button')).toHaveLength(0)
})

test('a slide has a button only if it links somewhere', () => {
  renderPart(<HomeHero />)

  const slides = screen.getAllByRole('group', { name: /^\d of 5$/ })
  const targets = slides.map((slide) => within(slide).queryByRole('link')?.getAttribute('href'))
  expect(targets).toEqual(starting.slides.map(({ place }) => place))
  expect(targets).toContain('/courses/professional')
  expect(targets).toContain('/#facilities')
})
