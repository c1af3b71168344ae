import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { getCurrentUser } from 'contract/accounts/account'
import { listStaffNames } from 'contract/accounts/staff-accounts'
import { getAbout } from 'contract/content/about'
import { listAlerts } from 'contract/content/alerts'
import { getCampus } from 'contract/content/campus'
import { getEventSlides } from 'contract/content/event-slides'
import { getHome } from 'contract/content/home'
import { getNumbers } from 'contract/content/numbers'
import { getSlides } from 'contract/content/slides'
import { countMessages } from 'contract/messaging/messages'
import * as React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setPageAccount } from '#app/lib/page-account'
import { answer, forgetAnswers, refuse, standInForServer } from './answer'
import { campus, eventSlides, slides } from './public-content'

vi.mock('#app/lib/go-to', async () => {
  const browser = await import('./follow-links')
  const go = (path: string) => browser.follow(path)
  return { goTo: go, replaceBy: go }
})

/** Whoever waits for an element looks many times, and only the last error is read: only then is the document printed. */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const print = () => `${message}\n\n${prettyDOM(container)}`
  return Object.defineProperty(error, 'message', { configurable: true, get: print })
}

// Vitest’s fake clock remembers the timers it finds on first use: they must be the real ones, not a test’s stubs.
vi.isFakeTimers()

configure({ asyncUtilTimeout: 120_000, getElementError: missingElement })

// React records a stack for each of so many elements a second: a tenth of the processor time of all tests.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })

/** For waiting without a query. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

/** The focus before a dialog opened. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>()

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom doesn't know <search>, and React would report a typo.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// What jsdom lacks.
beforeEach(() => {
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('scrollTo', () => undefined)
  // A promise, as in Chromium.
  Object.assign(Element.prototype, { scrollIntoView: async () => undefined })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      focusBefore.set(this, document.activeElement)
      this.querySelector<HTMLElement>('button, [href], input')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      const before = focusBefore.get(this)
      if (before instanceof HTMLElement) before.focus()
      this.dispatchEvent(new Event('close'))
    },
  })
  standInForServer()
  // Nobody is signed in unless a test says so.
  setPageAccount(undefined)
  refuse(getCurrentUser, 400)
  answer(listAlerts, [])
  answer(getHome, startingContent.home)
  answer(getSlides, slides)
  answer(getCampus, campus)
  answer(getEventSlides, eventSlides)
  answer(getAbout, startingContent.about)
  answer(getNumbers, startingContent.numbers)
  // Every panel view shows the number of unread messages.
  answer(listStaffNames, { names: {} })
  answer(countMessages, { inbox: 0, unread: 0, spam: 0 })
})

afterEach(() => {
  cleanup()
  // Toasts have their own React root.
  document.body.replaceChildren()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  forgetAnswers()
})
