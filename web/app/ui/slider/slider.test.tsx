import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#test/render-app'
import { Slider } from './slider'

afterEach(() => {
  vi.useRealTimers()
})

const slideMilliseconds = 5000
const wait = (milliseconds = slideMilliseconds) => act(() => vi.advanceTimersByTime(milliseconds))

const shown = () =>
  screen
    .getAllByRole('group', { name: /^\d of 3$/ })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function renderSlider() {
  vi.useFakeTimers()
  renderPart(
    <Slider
      label="Views"
      slides={['Gate', 'Library', 'Courtyard']}
      controlsClassName="bottom-0"
      renderSlide={(name, { isWanted }) => `${name}${isWanted ? '' : ' (later)'}`}
    />,
  )
}

test('slides go on by themselves every five seconds, the first after the last', () => {
  renderSlider()
  expect(shown()).toEqual(['Gate'])

  wait(slideMilliseconds - 1)
  expect(shown()).toEqual(['Gate'])
  wait(1)
  expect(shown()).toEqual(['Library'])
  wait()
  expect(shown()).toEqual(['Courtyard'])
  wait()
  expect(shown()).toEqual(['Gate'])
})

test('a slide is wanted when it is shown or comes next, and not before the browser has nothing to do', () => {
  renderSlider()
  expect(screen.getByText('Library (later)')).toBeDefined()

  wait(1000)
  expect(screen.getByText('Library')).toBeDefined()
  expect(screen.getByText('Courtyard (later)')).toBeDefined()

  press('Show slide 3')
  expect(shown()).toEqual(['Courtyard'])
})

test('slides pause at the press of a button and go on at the next', () => {
  renderSlider()

  press('Pause slides')
  wait(3 * slideMilliseconds)
  expect(shown()).toEqual(['Gate'])

  press('Play slides')
  wait()
  expect(shown()).toEqual(['Library'])
})

test('slides stand still under the mouse, but not after a touch', () => {
  renderSlider()
  const slider = screen.getByRole('region', { name: 'Views' })

  fireEvent.pointerEnter(slider, { pointerType: 'mouse' })
  wait(3 * slideMilliseconds)
  expect(shown()).toEqual(['Gate'])

  fireEvent.pointerLeave(slider, { pointerType: 'mouse' })
  fireEvent.pointerEnter(slider, { pointerType: 'touch' })
  wait()
  expect(shown()).toEqual(['Library'])
})

test('slides stand still while the keyboard is on them, and arrow keys turn them both ways', () => {
  renderSlider()

  const button = screen.getByRole('button', { name: 'Pause slides' })
  act(() => button.focus())
  wait(3 * slideMilliseconds)
  expect(shown()).toEqual(['Gate'])

  fireEvent.keyDown(button, { key: 'ArrowLeft' })
  expect(shown()).toEqual(['Courtyard'])
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  expect(shown()).toEqual(['Library'])
  act(() => button.blur())
  wait()
  expect(shown()).toEqual(['Courtyard'])
})

test('arrows and dots lead to slides, and the dot of the shown one says so', () => {
  renderSlider()

  press('Previous slide')
  expect(shown()).toEqual(['Courtyard'])
  press('Next slide')
  expect(shown()).toEqual(['Gate'])
  press('Show slide 2')
  expect(shown()).toEqual(['Library'])
  expect(screen.getByRole('button', { name: 'Show slide 2' }).getAttribute('aria-current')).toBe(
    'true',
  )
})

test('a swipe turns the slides, a tap does not', () => {
  renderSlider()
  const swipe = (from: number, to: number) => {
    const slide = screen.getByText('Gate')
    fireEvent.touchStart(slide, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(slide, { changedTouches: [{ clientX: to }] })
  }

  swipe(200, 190)
  expect(shown()).toEqual(['Gate'])
  swipe(200, 100)
  expect(shown()).toEqual(['Library'])
  swipe(100, 200)
  expect(shown()).toEqual(['Gate'])
})

test('slides never go on by themselves for a visitor who wants no motion', () => {
  const media = {
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('matchMedia', () => media)
  renderSlider()

  wait(3 * slideMilliseconds)
  expect(shown()).toEqual(['Gate'])
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  press('Next slide')
  expect(shown()).toEqual(['Library'])
})
