import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aShownPicture } from 'testing/a-public-picture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import motion from '#app/framework/islands/motion?script'
import { renderPart } from '#test/render-app'
import { runScript } from '#test/run-script'
import { Gallery } from './gallery'

const pictures = [1, 2, 3, 4].map((place) => ({
  ...aShownPicture(`law-gallery-${place}`),
  _key: `picture-${place}`,
}))
const altOf = (place: number) => pictures[place - 1]?.alt ?? 'no picture'

function renderGallery(shown = pictures) {
  const rendered = renderPart(<Gallery pictures={shown} />)
  runScript(motion)
  return rendered
}

const button = (name: string) => screen.getByRole('button', { name })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

/** Index of the visible picture. */
const visible = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'))

afterEach(() => {
  vi.useRealTimers()
})

test('the next picture comes every four seconds, and the first follows the last', () => {
  vi.useFakeTimers()
  renderGallery()

  expect(visible()).toEqual(['1 of 4'])
  expect(screen.getByText('1 / 4')).toBeDefined()
  pass(3999)
  expect(visible()).toEqual(['1 of 4'])
  pass(1)
  expect(visible()).toEqual(['2 of 4'])
  expect(screen.getByText('2 / 4')).toBeDefined()
  pass(4000)
  pass(4000)
  expect(visible()).toEqual(['4 of 4'])
  pass(4000)
  expect(visible()).toEqual(['1 of 4'])
})

test('a visitor pauses and resumes the pictures', () => {
  vi.useFakeTimers()
  renderGallery()

  fireEvent.click(button('Pause pictures'))
  pass(20_000)
  expect(visible()).toEqual(['1 of 4'])
  fireEvent.click(button('Play pictures'))
  pass(4000)
  expect(visible()).toEqual(['2 of 4'])
})

test('a visitor changes the picture, and the chosen one is shown for its full time', () => {
  vi.useFakeTimers()
  renderGallery()

  fireEvent.click(button('Previous picture'))
  expect(visible()).toEqual(['4 of 4'])
  pass(3000)
  fireEvent.click(button('Next picture'))
  expect(visible()).toEqual(['1 of 4'])
  pass(3999)
  expect(visible()).toEqual(['1 of 4'])
})

test('a swipe changes the picture', () => {
  renderGallery()
  const enlarge = button('Enlarge picture 1 of 4')

  fireEvent.touchStart(enlarge, { touches: [{ clientX: 200 }] })
  fireEvent.touchEnd(enlarge, { changedTouches: [{ clientX: 120 }] })
  expect(visible()).toEqual(['2 of 4'])
  fireEvent.touchStart(enlarge, { touches: [{ clientX: 200 }] })
  fireEvent.touchEnd(enlarge, { changedTouches: [{ clientX: 190 }] })
  expect(visible()).toEqual(['2 of 4'])
})

test('pictures stop while the pointer is over them', () => {
  vi.useFakeTimers()
  renderGallery()
  const area = button('Enlarge picture 1 of 4').parentElement ?? document

  fireEvent.pointerEnter(area, { pointerType: 'mouse' })
  pass(20_000)
  expect(visible()).toEqual(['1 of 4'])
  fireEvent.pointerLeave(area)
  pass(4000)
  expect(visible()).toEqual(['2 of 4'])
})

test('pictures don’t move with reduced motion', () => {
  vi.useFakeTimers()
  const still = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => still)
  renderGallery()

  pass(20_000)
  expect(visible()).toEqual(['1 of 4'])
  fireEvent.click(button('Next picture'))
  expect(visible()).toEqual(['2 of 4'])
})

test('a picture is enlarged, changed and closed', async () => {
  const { user } = renderGallery()

  await user.click(button('Next picture'))
  await user.click(button('Enlarge picture 2 of 4'))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Enlarged pictures' }))
  lightbox.getByText('2 / 4')
  lightbox.getByText(altOf(2))
  await user.click(lightbox.getByRole('button', { name: 'Next' }))
  await lightbox.findByText('3 / 4')
  await user.click(lightbox.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button('Enlarge picture 3 of 4'))
})

test('pictures stop while one is enlarged', () => {
  vi.useFakeTimers()
  renderGallery()

  fireEvent.click(button('Enlarge picture 1 of 4'))
  pass(20_000)
  expect(visible()).toEqual(['1 of 4'])
})

test('Escape closes the enlarged pictures wherever the focus is in them', async () => {
  const { user } = renderGallery()

  await user.click(button('Enlarge picture 1 of 4'))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Enlarged pictures' }))
  lightbox.getByRole('button', { name: 'Show picture 3 of 4' }).focus()
  // What browsers make of Escape.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button('Enlarge picture 1 of 4'))
})

test('arrow keys and swipes change an enlarged picture', async () => {
  let swipeTo: (picture: number) => void = () => {}
  class Observer {
    items: Element[] = []
    constructor(report: (entries: object[]) => void) {
      swipeTo = (picture) => report([{ isIntersecting: true, target: this.items[picture] }])
    }
    observe(item: Element) {
      this.items.push(item)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { user } = renderGallery()

  await user.click(button('Enlarge picture 1 of 4'))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Enlarged pictures' }))
  await user.keyboard('{ArrowLeft}')
  lightbox.getByText('4 / 4')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  lightbox.getByText('2 / 4')
  act(() => swipeTo(2))
  lightbox.getByText('3 / 4')
  expect(lightbox.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toContain(
    altOf(3),
  )
})

test('each enlarged picture has a thumbnail', async () => {
  const { user } = renderGallery()

  await user.click(button('Enlarge picture 1 of 4'))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Enlarged pictures' }))
  const small = lightbox.getAllByRole('button', { name: /^Show picture/ })
  expect(small.map((thumbnail) => thumbnail.getAttribute('aria-current'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ])
  await user.click(lightbox.getByRole('button', { name: 'Show picture 4 of 4' }))
  await lightbox.findByText('4 / 4')
  lightbox.getByText(altOf(4))
  // The first follows the last.
  await user.click(lightbox.getByRole('button', { name: 'Next' }))
  await lightbox.findByText('1 / 4')
})

test('a picture’s caption and alternative text are available to everybody', async () => {
  const text = { caption: 'The moot court in May', credit: 'A. Singh' }
  const { user } = renderGallery(
    pictures.map((picture, index) => (index === 0 ? { ...picture, ...text } : picture)),
  )
  expect(screen.getByText(text.caption).closest('[aria-hidden]')).toBeNull()
  expect(screen.getByText('Picture: A. Singh')).toBeDefined()

  await user.click(button('Enlarge picture 1 of 4'))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Enlarged pictures' }))
  expect(lightbox.getByText(text.caption).closest('[aria-hidden]')).toBeNull()
  expect(lightbox.queryByText(altOf(1))).toBeNull()
})
