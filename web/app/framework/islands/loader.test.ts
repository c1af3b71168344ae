import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runInFile } from '#test/run-inline'
import loader from './loader?script'

const entry = '/assets/islands.js'
const mounting = vi.fn<(island: Element) => Promise<void>>()
const noticing = vi.fn()
const importEntry = async (file: string) => {
  expect(file).toBe(entry)
  return { mount: mounting, showNotice: noticing }
}
Object.assign(globalThis, { importEntry })

const timing = (names: string[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(PerformanceEntry.prototype), {
      serverTiming: names.map((name) => ({ name })),
    }),
  ])

// Replaces `import()`, which jsdom can't do.
const script = loader.replaceAll('import(', 'importEntry(')

runInFile(script, () => {
  const tag = document.createElement('script')
  Object.assign(tag.dataset, {
    entry,
    shared: '/assets/react.js /assets/islands.js',
    own: '/assets/form.js /assets/form.css',
  })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
})

beforeEach(() => {
  mounting.mockReset().mockResolvedValue()
  timing(['visitor'])
  // What waits for later would outlive the tests.
  vi.stubGlobal('requestIdleCallback', () => undefined)
  vi.stubGlobal('setInterval', () => undefined)
})

afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

function show(html: string, { hydrate = 'interaction', ...others }: Record<string, string> = {}) {
  const attributes = Object.entries({ hydrate, ...others }).map(
    ([name, value]) => `${name}="${value}"`,
  )
  document.body.innerHTML = `<p>Around</p><x-island ${attributes.join(' ')}>${html}</x-island>`
  const part = <E extends Element>(selector: string) => document.querySelector(selector) as E
  return { island: part('x-island'), part }
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })
/** Long enough to see that nothing happens. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const loadPage = () => dispatchEvent(new Event('load'))

const fetchedAhead = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

test('an untouched page runs nothing; React is fetched ahead, and its own islands once it is used', async () => {
  show('<button>Search</button>')
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  loadPage()
  await settled()
  expect(mounting).not.toHaveBeenCalled()
  const shared = ['/assets/react.js', '/assets/islands.js']
  expect(fetchedAhead()).toEqual(shared)

  dispatchEvent(new Event('scroll'))
  expect(fetchedAhead()).toEqual([...shared, '/assets/form.js', '/assets/form.css'])
  const [script, style] = ['/assets/form.js', '/assets/form.css'].map((href) =>
    document.head.querySelector(`link[href="${href}"]`),
  )
  expect(script).toHaveProperty('rel', 'modulepreload')
  expect(style).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: 'anonymous' })
  const count = document.head.querySelectorAll('[href^="/assets/form"]').length
  dispatchEvent(new Event('pointerdown'))
  expect(document.head.querySelectorAll('[href^="/assets/form"]')).toHaveLength(count)
  expect(mounting).not.toHaveBeenCalled()
})

test('nothing is fetched ahead when the visitor saves data', async () => {
  show('<button>Search</button>')
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  loadPage()
  await settled()
  dispatchEvent(new Event('scroll'))
  expect(document.head.querySelector('link')).toBeNull()
})

test('an island used before the page has loaded asks for all its files at once', async () => {
  const { part } = show('<button>Search</button>')
  part('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  const [react, islands, form] = ['/assets/react.js', '/assets/islands.js', '/assets/form.js']
  const all = [react, islands, form, '/assets/form.css']
  expect(fetchedAhead()).toEqual(all)
  dispatchEvent(new Event('scroll'))
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  loadPage()
  expect(fetchedAhead()).toEqual(all)
  await eventually(() => expect(mounting).toHaveBeenCalled())
})

test('clicks before an island answers take effect once, when it does', async () => {
  const { part, island } = show('<button>Search</button>')
  let answer = () => {}
  mounting.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const pressed = vi.fn()
  part('button').addEventListener('click', pressed)
  part<HTMLElement>('button').click()
  part<HTMLElement>('button').click()
  await eventually(() => expect(mounting).toHaveBeenCalledExactlyOnceWith(island))

  pressed.mockClear()
  answer()
  await eventually(() => expect(pressed).toHaveBeenCalledOnce())
  expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(false)
  part<HTMLElement>('button').click()
  expect(pressed).toHaveBeenCalledTimes(2)
  expect(mounting).toHaveBeenCalledOnce()
})

test('a form submitted before its island answers is submitted once, and not by the browser', async () => {
  const { part } = show('<form><input name="a"/><button>Send</button></form>')
  const sent = vi.fn((event: Event) => event.preventDefault())
  mounting.mockImplementation(async () => part('form').addEventListener('submit', sent))
  const prevented: boolean[] = []
  addEventListener('submit', (event) => prevented.push(event.defaultPrevented), { once: true })
  part<HTMLFormElement>('form').requestSubmit()
  expect(prevented).toEqual([true])
  await eventually(() => expect(sent).toHaveBeenCalledOnce())
})

test('a link is followed at once, unless it is deferred like a button', async () => {
  const { part } = show(
    '<a id="plain" href="#a">Plain</a><a id="held" data-deferred href="#b">Held</a>',
  )
  mounting.mockReturnValue(new Promise(() => {}))
  const press = (selector: string, how: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    let isHeld = false
    part(selector).addEventListener('click', () => (isHeld = event.defaultPrevented), {
      once: true,
    })
    part(selector).dispatchEvent(event)
    return isHeld
  }
  expect([press('#plain'), press('#held'), press('#held', { ctrlKey: true })]).toEqual([
    false,
    true,
    false,
  ])
})

test('pointing at an island or focusing it hydrates that one alone', async () => {
  const { part, island } = show('<input/>')
  part('p').dispatchEvent(new Event('pointerover', { bubbles: true }))
  await settled()
  expect(mounting).not.toHaveBeenCalled()
  part<HTMLElement>('input').focus()
  await eventually(() => expect(mounting).toHaveBeenCalledExactlyOnceWith(island))
})

test('a form that the browser has filled in, or stored something for, hydrates by itself', async () => {
  const { part } = show('<input/>')
  part<HTMLInputElement>('input').value = 'meera'
  loadPage()
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())

  mounting.mockClear()
  localStorage.setItem('email', 'meera@student.example')
  show('<input type="checkbox"/>', { stored: 'email' })
  loadPage()
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())

  mounting.mockClear()
  localStorage.removeItem('email')
  show('<input type="checkbox"/>', { stored: 'email' })
  loadPage()
  await settled()
  expect(mounting).not.toHaveBeenCalled()
})

test('code that fails to load is reported where somebody clicked; then a form with an action is sent by the browser', async () => {
  const { part, island } = show('<form method="post"><button>Send</button></form>')
  mounting.mockRejectedValue(new Error('Failed to fetch'))
  part<HTMLElement>('button').dispatchEvent(new Event('pointerover', { bubbles: true }))
  await settled()
  expect(part('[role=alert]')).toBeNull()
  part<HTMLElement>('button').click()
  await eventually(() =>
    expect(part('[role=alert] p')?.textContent).toBe(
      'The form could not be loaded. Check the connection, then try again.',
    ),
  )
  expect(island.hasAttribute('hydrated')).toBe(false)
  const isPrevented = () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    part('form').dispatchEvent(submit)
    return submit.defaultPrevented
  }
  expect(isPrevented()).toBe(true)
  part('form').setAttribute('action', '/contact')
  expect(isPrevented()).toBe(false)
})

test('the menu of a student hydrates by itself, unless the server knows of no session', async () => {
  show('<a href="/login">Login</a>', { hydrate: 'signed-in' })
  loadPage()
  await settled()
  expect(mounting).not.toHaveBeenCalled()

  timing([])
  loadPage()
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())
})

test('a page that is older than the session, prefetched or from the history, asks who is signed in', async () => {
  show('<a href="/login">Login</a>', { hydrate: 'signed-in' })
  localStorage.setItem('student', 'here')
  loadPage()
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())

  mounting.mockClear()
  show('<a href="/login">Login</a>', { hydrate: 'signed-in' })
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())
})

test('a toast that the last document left is shown', async () => {
  sessionStorage.setItem('notice', '{}')
  loadPage()
  await eventually(() => expect(noticing).toHaveBeenCalledOnce())
  sessionStorage.clear()
})

test('after Back, an island hydrates that has left something in the session history', async () => {
  show('<a href="/events?page=2">More</a>', { remembered: 'moreEvents' })
  onTestFinished(() => history.replaceState(null, ''))
  loadPage()
  await settled()
  expect(mounting).not.toHaveBeenCalled()
  history.replaceState({ moreEvents: { pages: 1 } }, '')
  loadPage()
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())
})

test('an island that watches a URL hydrates when the response is not what it shows', async () => {
  show('<p>Nothing</p>', { watch: '/api/alerts', props: '{&quot;alerts&quot;:[]}' })
  let current = '[]'
  vi.stubGlobal('fetch', async () => new Response(current))
  loadPage()
  dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(mounting).not.toHaveBeenCalled()
  current = '[{}]'
  dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(mounting).toHaveBeenCalledOnce())
})

test('an island that asks the server hydrates once it is about to be seen', async () => {
  const { island, part } = show('<p>30 places</p>', { hydrate: 'interaction visible' })
  let observed: Element | undefined
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {}
  const disconnect = vi.fn()
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe(element: Element) {
      observed = element
    }
    disconnect = disconnect
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  loadPage()
  expect(observed).toBe(part('x-island > p'))
  report([{ isIntersecting: false }])
  await settled()
  expect(mounting).not.toHaveBeenCalled()

  report([{ isIntersecting: false }, { isIntersecting: true }])
  await eventually(() => expect(mounting).toHaveBeenCalledExactlyOnceWith(island))
  expect(disconnect).toHaveBeenCalledOnce()
})
