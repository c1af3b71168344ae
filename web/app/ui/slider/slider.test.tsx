import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import motion from '#app/framework/islands/motion?script'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { Slider } from './slider'

afterEach(() => {
  vi.useRealTimers()
})

const slideMilliseconds = 5000
const wait = (milliseconds = slideMilliseconds) => act(() => vi.advanceTimersByTime(milliseconds))

const visible = () =>
  screen
    .getAllByRole('group', { name: /^\d of 3$/ })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent)

/** Slides whose pictures load: CSS hides the others. */
const wanted = () =>
  screen
    .getAllByRole('group', { name: /^\d of 3$/ })
    .filter((slide) => slide.hasAttribute('data-wanted'))
    .map(({ textContent }) => textContent)

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function renderSlider() {
  vi.useFakeTimers()
  renderPart(
    <Slider
      label="Views"
      slides={['Gate', 'Library', 'Courtyard']}
      controlsClassName="bottom-0"
      renderSlide={(name) => name}
    />,
  )
  runScript(motion)
}

test('slides advance every five seconds, and the first follows the last', () => {
  renderSlider()
  expect(visible()).toEqual(['Gate'])

  wait(slideMilliseconds - 1)
  expect(visible()).toEqual(['Gate'])
  wait(1)
  expect(visible()).toEqual(['Library'])
  wait()
  expect(visible()).toEqual(['Courtyard'])
  wait()
  expect(visible()).toEqual(['Gate'])
})

test('a slide’s picture loads when it is shown or comes next, once the browser is idle', () => {
  renderSlider()
  expect(wanted()).toEqual(['Gate'])

  wait(1000)
  expect(wanted()).toEqual(['Gate', 'Library'])

  click('Show slide 3')
  expect(visible()).toEqual(['Courtyard'])
  expect(wanted()).toEqual(['Gate', 'Library', 'Courtyard'])
})

test('slides stop in a hidden tab, and are shown for their full time when it is visible again', () => {
  renderSlider()
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  wait(3 * slideMilliseconds)
  expect(visible()).toEqual(['Gate'])

  isHidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  wait(slideMilliseconds - 1)
  expect(visible()).toEqual(['Gate'])
  wait(1)
  expect(visible()).toEqual(['Library'])
})

test('slides are announced while they are paused, not while they advance', () => {
  renderSlider()
  const live = () => screen.getByText('Gate').parentElement?.getAttribute('aria-live')
  expect(live()).toBe('off')

  click('Pause slides')
  expect(live()).toBe('polite')
})

test('slides are paused and resumed with the button', () => {
  renderSlider()

  click('Pause slides')
  wait(3 * slideMilliseconds)
  expect(visible()).toEqual(['Gate'])

  click('Play slides')
  wait()
  expect(visible()).toEqual(['Library'])
})

test('slides stop while the pointer is over them, but not after a touch', () => {
  renderSlider()
  const slider = screen.getByRole('region', { name: 'Views' })

  fireEvent.pointerEnter(slider, { pointerType: 'mouse' })
  wait(3 * slideMilliseconds)
  expect(visible()).toEqual(['Gate'])

  fireEvent.pointerLeave(slider, { pointerType: 'mouse' })
  fireEvent.pointerEnter(slider, { pointerType: 'touch' })
  wait()
  expect(visible()).toEqual(['Library'])
})

test('slides resume on return from another page, but not when the page loads', () => {
  renderSlider()
  const showPage = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }))
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Views' }), { pointerType: 'mouse' })

  showPage(false)
  wait(3 * slideMilliseconds)
  expect(visible()).toEqual(['Gate'])
  showPage(true)
  wait()
  expect(visible()).toEqual(['Library'])
})

test('slides stop while they have the focus, and arrow keys move both ways', () => {
  renderSlider()

  const button = screen.getByRole('button', { name: 'Pause slides' })
  act(() => button.focus())
  wait(3 * slideMilliseconds)
  expect(visible()).toEqual(['Gate'])

  fireEvent.keyDown(button, { key: 'ArrowLeft' })
  expect(visible()).toEqual(['Courtyard'])
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  expect(visible()).toEqual(['Library'])
  act(() => button.blur())
  wait()
  expect(visible()).toEqual(['Courtyard'])
})

test('arrows and dots select slides, and the current dot is marked', () => {
  renderSlider()

  click('Previous slide')
  expect(visible()).toEqual(['Courtyard'])
  click('Next slide')
  expect(visible()).toEqual(['Gate'])
  click('Show slide 2')
  expect(visible()).toEqual(['Library'])
  expect(screen.getByRole('button', { name: 'Show slide 2' }).getAttribute('aria-current')).toBe(
    'true',
  )
})

test('a swipe changes the slide, a tap doesn’t', () => {
  renderSlider()
  const swipe = (from: number, to: number) => {
    const slide = screen.getByText('Gate')
    fireEvent.touchStart(slide, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(slide, { changedTouches: [{ clientX: to }] })
  }

  swipe(200, 190)
  expect(visible()).toEqual(['Gate'])
  swipe(200, 100)
  expect(visible()).toEqual(['Library'])
  swipe(100, 200)
  expect(visible()).toEqual(['Gate'])
})

test('slides don’t advance with reduced motion', () => {
  const media = {
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('matchMedia', () => media)
  renderSlider()

  wait(3 * slideMilliseconds)
  expect(visible()).toEqual(['Gate'])
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  click('Next slide')
  expect(visible()).toEqual(['Library'])
})
