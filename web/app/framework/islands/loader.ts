/**
 * Inlined in every page of the site: hydrates an island when somebody turns to it, and holds the first press until it
 * answers. Fetches the code of React and the page's islands ahead, without running it.
 */
;(() => {
  const { entry = '', files = '' } = document.currentScript?.dataset ?? {}
  type Press = { target: HTMLElement; submitter?: HTMLElement | null; isSubmit: boolean }
  const waking = new Set<Element>()
  const failed = new Set<Element>()
  const held = new Map<Element, Press>()
  const islands = (condition: string) =>
    document.querySelectorAll(`x-island${condition}:not([awake])`)
  const islandAround = (target: EventTarget | null) =>
    (target instanceof Element && target.closest('x-island[wake~=touch]:not([awake])')) || undefined

  const stored = (storage: 'localStorage' | 'sessionStorage', key: string) => {
    try {
      return window[storage].getItem(key) !== null
    } catch {
      return false
    }
  }

  /** `restore-early-input.ts` puts it back. Passwords and files are not stored. */
  const saveInput = (form: HTMLFormElement) => {
    const isOpen = ([name]: [string, unknown]) => {
      const control = form.elements.namedItem(name)
      return control instanceof Element && !control.matches('[type=password],[type=file]')
    }
    const fields = [...new FormData(form)].filter((field) => field[1] && isOpen(field))
    try {
      sessionStorage.setItem('typed-before', JSON.stringify({ path: location.pathname, fields }))
    } catch {}
  }

  /** A module that failed to load is never fetched again: https://github.com/whatwg/html/issues/6768 */
  const reload = async (island: Element) => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => {})
    if (!answer?.ok) return tell(island)
    const form = island.querySelector('form')
    if (form) saveInput(form)
    location.reload()
  }

  const tell = (island: Element) => {
    document.querySelector('.not-loaded')?.remove()
    const what = island.querySelector('form') ? 'The form' : 'This part of the page'
    const text = `${what} could not be loaded. Check the connection, then try again.`
    island.insertAdjacentHTML(
      'afterend',
      `<div role="alert" class="not-loaded"><p>${text}</p><button type="button" class="button-outline">Try Again</button></div>`,
    )
    const button = island.nextElementSibling?.querySelector('button')
    if (button) button.onclick = () => reload(island)
  }

  const repeat = ({ target, submitter, isSubmit }: Press) => {
    if (isSubmit && target instanceof HTMLFormElement) target.requestSubmit(submitter ?? undefined)
    else target.click()
  }

  const wake = async (island: Element) => {
    if (failed.has(island) && held.has(island)) tell(island)
    if (waking.has(island)) return
    waking.add(island)
    try {
      const { mount } = await import(/* @vite-ignore */ entry)
      await mount(island)
      island.setAttribute('awake', '')
      const press = held.get(island)
      held.delete(island)
      if (press?.target.isConnected) repeat(press)
    } catch {
      failed.add(island)
      if (held.delete(island)) tell(island)
    }
  }
  const wakeAll = (condition: string) => {
    for (const island of islands(condition)) void wake(island)
  }

  const turnTo = ({ target }: Event) => {
    const island = islandAround(target)
    if (island) void wake(island)
  }

  const hold = (event: Event) => {
    const island = islandAround(event.target)
    if (!island || !(event.target instanceof Element)) return
    const isSubmit = event.type === 'submit'
    const target = isSubmit ? event.target : event.target.closest('button,[data-press]')
    if (target instanceof HTMLElement) {
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      event.preventDefault()
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      held.set(island, { target, submitter, isSubmit })
    }
    void wake(island)
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])
    addEventListener(type, turnTo, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  // From the back/forward cache: what was pressed before is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    held.clear()
    if (stored('localStorage', 'student')) wakeAll('[wake~=signed-in]')
  })

  /** From the Server-Timing header; a page from the history, or prefetched, may be older than the session. */
  const isVisitor = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
    return !stored('localStorage', 'student') && serverTiming.some(({ name }) => name === 'visitor')
  }

  /** Autofilled, restored by the browser, or typed before this script ran. */
  const isFilled = (control: HTMLInputElement | HTMLTextAreaElement) =>
    control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  const isTurnedTo = (island: Element) =>
    stored('localStorage', island.getAttribute('stored') ?? ' ') ||
    island.contains(document.activeElement) ||
    (island.querySelector('form') && stored('sessionStorage', 'typed-before')) ||
    [...island.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea')].some(
      isFilled,
    )

  const watch = async () => {
    for (const island of document.hidden ? [] : islands('[watch]')) {
      const answer = await fetch(island.getAttribute('watch') ?? '').catch(() => {})
      const text = answer?.ok && (await answer.text())
      if (text && !island.getAttribute('props')?.includes(text)) void wake(island)
    }
  }

  const wakeWhenSeen = () => {
    for (const island of islands('[wake~=visible]')) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          void wake(island)
        },
        { rootMargin: '200px' },
      )
      // The island itself has no box.
      if (island.firstElementChild) observer.observe(island.firstElementChild)
    }
  }

  const fetchAhead = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    for (const href of connection?.saveData ? [] : files.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  }
  const start = () => {
    wakeAll('[wake~=now]')
    wakeWhenSeen()
    if (!isVisitor()) wakeAll('[wake~=signed-in]')
    for (const island of islands('[wake~=touch]')) if (isTurnedTo(island)) void wake(island)
    if (stored('sessionStorage', 'notice'))
      import(/* @vite-ignore */ entry).then(
        ({ showNotice }) => showNotice(),
        () => {},
      )
    setInterval(watch, 60_000)
    addEventListener('visibilitychange', watch)
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead)
    else setTimeout(fetchAhead, 1000)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
})()
