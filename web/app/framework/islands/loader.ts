/**
 * On every page of the site: hydrates an island on interaction, and holds the first click or submit until the island
 * responds. Prefetches code without running it: React when the page has loaded, the page's own islands at the first sign
 * of use.
 */
;(() => {
  const {
    entry = '',
    shared = '',
    own = '',
    error,
    again = 'Try Again',
  } = document.currentScript?.dataset ?? {}
  type Deferred = { target: HTMLElement; submitter?: HTMLElement | null; isSubmit: boolean }
  const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
  const started = new Set<Element>()
  const failed = new Set<Element>()
  const pending = new Map<Element, Deferred>()
  const islands = (condition: string) =>
    document.querySelectorAll(`x-island${condition}:not([hydrated])`)
  const islandAround = (target: EventTarget | null) =>
    (target instanceof Element &&
      target.closest('x-island[hydrate~=interaction]:not([hydrated])')) ||
    undefined

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
    if (!answer?.ok) return showError(island)
    const form = island.querySelector('form')
    if (form) saveInput(form)
    location.reload()
  }

  const showError = (island: Element) => {
    document.querySelector('.not-loaded')?.remove()
    const what = island.querySelector('form') ? 'The form' : 'This part of the page'
    const text = error ?? `${what} could not be loaded. Check the connection, then try again.`
    island.insertAdjacentHTML(
      'afterend',
      `<div role="alert" class="not-loaded"><p>${text}</p><button type="button" class="button-outline">${again}</button></div>`,
    )
    const button = island.nextElementSibling?.querySelector('button')
    if (button) button.onclick = () => reload(island)
  }

  const repeat = ({ target, submitter, isSubmit }: Deferred) => {
    if (isSubmit && target instanceof HTMLFormElement) target.requestSubmit(submitter ?? undefined)
    else target.click()
  }

  const hydrate = async (island: Element) => {
    if (failed.has(island) && pending.delete(island)) showError(island)
    if (started.has(island)) return
    started.add(island)
    try {
      const { mount } = await import(/* @vite-ignore */ entry)
      await mount(island)
      island.setAttribute('hydrated', '')
      const deferred = pending.get(island)
      if (deferred?.target.isConnected) repeat(deferred)
    } catch {
      failed.add(island)
      const deferred = pending.get(island)
      if (deferred?.target instanceof HTMLAnchorElement) location.assign(deferred.target.href)
      else if (deferred) showError(island)
    }
    pending.delete(island)
  }
  const hydrateAll = (condition: string) => {
    for (const island of islands(condition)) void hydrate(island)
  }

  const fetchAhead = (files: string) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    for (const href of connection?.saveData ? [] : files.split(' ').filter(Boolean)) {
      if (document.querySelector(`link[href="${href}"]`)) continue
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      // With the credentials mode of Vite's style links; otherwise the file is fetched twice.
      if (href.endsWith('.css'))
        Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: 'anonymous' })
      link.href = href
      document.head.append(link)
    }
  }

  const onInteraction = ({ target }: Event) => {
    const island = islandAround(target)
    if (!island) return
    // All at once, because imports would ask for one file after the other.
    fetchAhead(`${shared} ${own}`)
    void hydrate(island)
  }

  const defer = (event: Event) => {
    const island = islandAround(event.target)
    if (!island || !(event.target instanceof Element)) return
    const isSubmit = event.type === 'submit'
    const target = isSubmit ? event.target : event.target.closest('button,[data-deferred]')
    if (target instanceof HTMLElement) {
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      // Links still work, and so do forms with an action once the visitor has been told.
      const isReported = island.nextElementSibling?.matches('.not-loaded')
      if (failed.has(island) && target.closest(isReported ? 'a,form[action]' : 'a')) return
      event.preventDefault()
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      pending.set(island, { target, submitter, isSubmit })
    }
    void hydrate(island)
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])
    addEventListener(type, onInteraction, { capture: true, passive: true })
  addEventListener('click', defer, true)
  addEventListener('submit', defer, true)
  // Restored from the back/forward cache: earlier clicks no longer count.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    pending.clear()
    if (stored('localStorage', 'student')) hydrateAll('[hydrate~=signed-in]')
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
  const isInUse = (island: Element) =>
    stored('localStorage', island.getAttribute('stored') ?? ' ') ||
    history.state?.[island.getAttribute('remembered') ?? ''] ||
    island.contains(document.activeElement) ||
    (island.querySelector('form') && stored('sessionStorage', 'typed-before')) ||
    [...island.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea')].some(
      isFilled,
    )

  const watch = async () => {
    for (const island of document.hidden ? [] : islands('[watch]')) {
      const answer = await fetch(island.getAttribute('watch') ?? '').catch(() => {})
      const text = answer?.ok && (await answer.text())
      if (text && !island.getAttribute('props')?.includes(text)) void hydrate(island)
    }
  }

  const hydrateWhenVisible = () => {
    for (const island of islands('[hydrate~=visible]')) {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          void hydrate(island)
        },
        { rootMargin: '200px' },
      )
      // The island's element has no box.
      if (island.firstElementChild) observer.observe(island.firstElementChild)
    }
  }

  const onUse = () => {
    for (const type of signsOfUse) removeEventListener(type, onUse)
    fetchAhead(own)
  }
  const start = () => {
    hydrateAll('[hydrate~=load]')
    hydrateWhenVisible()
    if (!isVisitor()) hydrateAll('[hydrate~=signed-in]')
    for (const island of islands('[hydrate~=interaction]'))
      if (isInUse(island)) void hydrate(island)
    if (stored('sessionStorage', 'notice'))
      import(/* @vite-ignore */ entry).then(
        ({ showNotice }) => showNotice(),
        () => {},
      )
    setInterval(watch, 60_000)
    addEventListener('visibilitychange', watch)
    const fetchShared = () => fetchAhead(shared)
    if ('requestIdleCallback' in window) requestIdleCallback(fetchShared)
    else setTimeout(fetchShared, 1000)
    for (const type of signsOfUse) addEventListener(type, onUse, { passive: true })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
})()
