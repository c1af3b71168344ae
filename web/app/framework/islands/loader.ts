/**
 * Inlined in every page with islands: hydrates an island when somebody turns to it, and holds the first press until it
 * answers. Fetches the code of React and the page's islands ahead, without running it.
 */
;(() => {
  const { entry = '', files = '' } = document.currentScript?.dataset ?? {}
  type Press = { target: HTMLElement; type: string; submitter?: HTMLElement | null }
  const waking = new Map<Element, Promise<void>>()
  const held = new Map<Element, Press>()
  const failed = new Set<Element>()

  const asleep = (target: EventTarget | null) => {
    const island = target instanceof Element ? target.closest('x-island[wake~=touch]') : null
    return island && !island.hasAttribute('awake') ? island : undefined
  }

  const repeat = ({ target, type, submitter }: Press) => {
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit(submitter)
    else target.click()
  }

  const tell = (island: Element) => {
    island.nextElementSibling?.matches('[data-not-loaded]') ||
      island.insertAdjacentHTML(
        'afterend',
        '<p data-not-loaded role="alert">This could not be loaded. Check the connection, then try again.</p>',
      )
  }

  const wake = (island: Element) => {
    // A module that failed to load is never fetched again: https://github.com/whatwg/html/issues/6768
    if (failed.has(island)) {
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => {},
      )
      return
    }
    if (waking.has(island)) return
    const mounted = import(/* @vite-ignore */ entry)
      .then(({ mount }: { mount: (island: Element) => Promise<void> }) => mount(island))
      .then(
        () => {
          island.setAttribute('awake', '')
          const press = held.get(island)
          if (press?.target.isConnected) repeat(press)
        },
        () => {
          failed.add(island)
          if (held.has(island)) tell(island)
        },
      )
      .finally(() => held.delete(island))
    waking.set(island, mounted)
  }

  const turnTo = ({ target }: Event) => {
    const island = asleep(target)
    if (island) wake(island)
  }

  const hold = (event: Event) => {
    const island = asleep(event.target)
    if (!island || !(event.target instanceof Element)) return
    const target =
      event.type === 'submit' ? event.target : event.target.closest('button,[data-press]')
    if (target instanceof HTMLElement) {
      const isPlain = !(
        event instanceof MouseEvent &&
        (event.ctrlKey || event.metaKey || event.shiftKey)
      )
      if (!isPlain) return
      event.preventDefault()
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      held.set(island, { target, type: event.type, submitter })
    }
    wake(island)
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])
    addEventListener(type, turnTo, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  // From the back/forward cache: what was pressed before is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    held.clear()
    if (stored('localStorage', 'student')) wakeSignedIn()
  })

  const stored = (storage: 'localStorage' | 'sessionStorage', key: string) => {
    try {
      return window[storage].getItem(key) !== null
    } catch {
      return false
    }
  }
  /** From the Server-Timing header; a page from the history may be older than the session. */
  const isVisitor = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { type, serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
    if (type === 'back_forward' && stored('localStorage', 'student')) return false
    return serverTiming.some(({ name }) => name === 'visitor')
  }
  const wakeSignedIn = () => {
    for (const island of document.querySelectorAll('x-island[wake~=signed-in]')) wake(island)
  }
  const watch = () => {
    for (const island of document.querySelectorAll('x-island[watch]:not([awake])'))
      if (!document.hidden)
        fetch(island.getAttribute('watch') ?? '')
          .then((answer) => (answer.ok ? answer.text() : ''))
          .then(
            (text) => text && !island.getAttribute('props')?.includes(text) && wake(island),
            () => {},
          )
  }

  const wakeWhenSeen = () => {
    for (const island of document.querySelectorAll('x-island[wake~=visible]')) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          wake(island)
        },
        { rootMargin: '200px' },
      )
      // The island itself has no box.
      if (island.firstElementChild) observer.observe(island.firstElementChild)
    }
  }

  const fetchAhead = () => {
    wakeWhenSeen()
    if (!isVisitor()) wakeSignedIn()
    if (stored('sessionStorage', 'notice'))
      import(/* @vite-ignore */ entry).then(
        ({ showNotice }) => showNotice(),
        () => {},
      )
    setInterval(watch, 60_000)
    addEventListener('visibilitychange', watch)
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    for (const href of files.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(fetchAhead) : setTimeout(fetchAhead, 1000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
})()
