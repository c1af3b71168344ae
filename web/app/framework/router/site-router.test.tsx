import { act, render, screen, waitFor } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { hold } from '#test/delayed-response'
import { SiteRouter } from './site-router'

const bring = vi.fn<(pathname: string) => Promise<void> | undefined>()

const visible = () => screen.getByRole('main').textContent
let navigate: NavigateFunction

function Visible() {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  navigate = useNavigate()
  return <main>{`${type} ${pathname}${search}`}</main>
}

const leadTo = (path: string, options?: { preventScrollReset: boolean }) =>
  act(async () => void navigate(path, options))
const step = (steps: number) => act(async () => void navigate(steps))

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top)
}

/** The site at its home page; gives where it scrolls to. */
function renderSite() {
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  window.history.replaceState({ key: 'first' }, '', '/')
  render(
    <SiteRouter bring={bring}>
      <Visible />
    </SiteRouter>,
  )
  return scrolled
}

/** A page whose code is on its way. */
function aSlowPage() {
  const { promise, resolve, reject } = hold()
  bring.mockReturnValueOnce(promise)
  return { resolve, reject }
}

beforeEach(() => {
  bring.mockReset()
})

test('a page is led to, and back again', async () => {
  renderSite()
  expect(visible()).toBe('POP /')

  await leadTo('/about?a=1')
  expect([visible(), window.location.pathname]).toEqual(['PUSH /about?a=1', '/about'])

  await step(-1)
  await waitFor(() => expect(visible()).toBe('POP /'))
})

test('an address with several slashes is that of the page which the server gives for it', async () => {
  renderSite()
  window.history.pushState(null, '', '/course//ba')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))

  expect(visible()).toBe('POP /course/ba')
})

test('the page before stays, with its address, until what the next is drawn with has come', async () => {
  renderSite()
  const { resolve } = aSlowPage()
  await leadTo('/events')
  expect([visible(), window.location.pathname]).toEqual(['POP /', '/'])

  await act(async () => resolve())
  expect([visible(), window.location.pathname]).toEqual(['PUSH /events', '/events'])
})

test('of two pages on their way the later is shown', async () => {
  renderSite()
  const { resolve } = aSlowPage()
  await leadTo('/events')
  await leadTo('/about')

  await act(async () => resolve())
  expect(visible()).toBe('PUSH /about')
})

test('when the file of a page is gone, its document is loaded', async () => {
  const assign = vi.fn()
  renderSite()
  const { reject } = aSlowPage()
  vi.stubGlobal('location', { href: window.location.href, pathname: '/', assign })
  await leadTo('/events?status=past')

  await act(async () => reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/events?status=past')
  expect(visible()).toBe('POP /')
})

test('another page begins at its top, and Back is where one was', async () => {
  const scrolled = renderSite()
  scrollTo(700)
  await leadTo('/about')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)

  scrollTo(50)
  await step(-1)
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 700))
  scrollTo(700)
  await step(1)
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 50))
})

test('a step that keeps its place does not scroll, and one to a part goes there', async () => {
  const scrolled = renderSite()
  await leadTo('?teacher=1', { preventScrollReset: true })
  expect(visible()).toBe('PUSH /?teacher=1')

  const part = document.body.appendChild(document.createElement('section'))
  part.id = 'archive'
  part.scrollIntoView = vi.fn()
  await leadTo('/events#archive')
  expect(part.scrollIntoView).toHaveBeenCalledOnce()
  part.remove()
  await leadTo('/events#%')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('where steps were scrolled to is left for later documents of the tab', async () => {
  renderSite()
  scrollTo(321)
  window.dispatchEvent(new Event('pagehide'))

  expect(sessionStorage.getItem('scroll-positions')).toContain('"first":321')
})
