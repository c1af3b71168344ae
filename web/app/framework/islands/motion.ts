/**
 * Moves a `[data-carousel]`, whose value is the milliseconds per slide, or a `[data-ticker]`. Not an island: it moves
 * before any interaction.
 */
;(() => {
  const { play = 'Play', pause = 'Pause' } = document.currentScript?.dataset ?? {}
  const swipePixels = 40
  const idleTimeoutMilliseconds = 2000
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

  type Reason = 'paused' | 'mouse' | 'focus' | 'lightbox' | 'hidden-tab' | 'reduced-motion'
  type Turning = {
    show: (slide: number) => void
    showBy: (step: number) => void
    setStopped: (reason: Reason, isStopped: boolean) => void
  }

  const togglePaused = (button: HTMLElement): boolean => {
    const isPaused = button.dataset.pause !== 'paused'
    button.dataset.pause = isPaused ? 'paused' : ''
    const label = button.getAttribute('aria-label') ?? ''
    button.setAttribute(
      'aria-label',
      isPaused ? label.replace(pause, play) : label.replace(play, pause),
    )
    const icon = button.querySelector('use')
    const sheet = icon?.getAttribute('href')?.split('#')[0]
    icon?.setAttribute('href', `${sheet}#${isPaused ? 'play' : 'pause'}`)
    return isPaused
  }

  const whenIdle = (action: () => void) => {
    // Safari has no `requestIdleCallback`.
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(action, { timeout: idleTimeoutMilliseconds })
        : setTimeout(action, idleTimeoutMilliseconds / 10)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
  }

  const mark = (carousel: Element, slides: readonly Element[], selected: number) => {
    const all = (selector: string) => carousel.querySelectorAll<HTMLElement>(selector)
    for (const [index, slide] of slides.entries()) {
      slide.setAttribute('data-shown', `${index === selected}`)
      slide.toggleAttribute('inert', index !== selected)
    }
    for (const [index, dot] of all('[data-show]').entries())
      dot.setAttribute('aria-current', `${index === selected}`)
    for (const [index, text] of all('[data-text]').entries()) text.hidden = index !== selected
    const number = (text: string | null) => (text ?? '').replace(/\d+/, `${selected + 1}`)
    for (const place of all('[data-place]')) {
      const label = place.getAttribute('aria-label')
      if (label) place.setAttribute('aria-label', number(label))
      else place.textContent = number(place.textContent)
    }
  }

  const createTurning = (carousel: HTMLElement, frame: Element): Turning => {
    const slides = [...frame.children]
    const reasons = new Set<Reason>()
    let selected = 0
    let isIdle = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const isRunning = () => reasons.size === 0
    // Each slide is shown for its full time, even if the visitor chose it.
    const restart = () => {
      clearTimeout(timer)
      frame.setAttribute('aria-live', isRunning() ? 'off' : 'polite')
      if (isRunning()) timer = setTimeout(() => showBy(1), Number(carousel.dataset.carousel))
    }
    const load = () => {
      const toLoad = isIdle ? [selected, (selected + 1) % slides.length] : [selected]
      for (const slide of toLoad) slides[slide]?.setAttribute('data-wanted', '')
    }
    const show = (slide: number) => {
      selected = slide
      mark(carousel, slides, selected)
      load()
      restart()
    }
    const showBy = (step: number) => show((selected + step + slides.length) % slides.length)
    const setStopped = (reason: Reason, isStopped: boolean) => {
      const wasRunning = isRunning()
      if (isStopped) reasons.add(reason)
      else reasons.delete(reason)
      if (wasRunning !== isRunning()) restart()
    }
    whenIdle(() => {
      isIdle = true
      load()
    })
    show(0)
    return { show, showBy, setStopped }
  }

  const stopWhileUsed = (area: HTMLElement, setStopped: Turning['setStopped']) => {
    // Touches also fire pointer events.
    area.addEventListener('pointerenter', ({ pointerType }) =>
      setStopped('mouse', pointerType === 'mouse'),
    )
    area.addEventListener('pointerleave', () => setStopped('mouse', false))
    // After Back, the pointer may be elsewhere without an event.
    addEventListener('pageshow', ({ persisted }) => persisted && setStopped('mouse', false))
    area.addEventListener('focusin', ({ target }) =>
      setStopped('focus', target instanceof Element && target.matches(':focus-visible')),
    )
    area.addEventListener('focusout', () => setStopped('focus', false))
    const stopInHiddenTab = () => setStopped('hidden-tab', document.hidden)
    document.addEventListener('visibilitychange', stopInHiddenTab)
    stopInHiddenTab()
  }

  const turnOnSwipe = (area: HTMLElement, { showBy }: Turning) => {
    let startX = 0
    const listen = (type: 'touchstart' | 'touchend', listener: (event: TouchEvent) => void) =>
      area.addEventListener(type, listener, { passive: true })
    listen('touchstart', ({ touches }) => {
      startX = touches[0]?.clientX ?? 0
    })
    listen('touchend', ({ changedTouches }) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - startX
      if (Math.abs(moved) >= swipePixels) showBy(moved < 0 ? 1 : -1)
    })
  }

  const listenToButtons = (carousel: HTMLElement, { show, showBy, setStopped }: Turning) => {
    carousel.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.dataset.show) show(Number(button.dataset.show))
      if (button?.dataset.step) showBy(Number(button.dataset.step))
      // Immediately: the slide must still be there when the island has loaded.
      if (button?.dataset.enlarge) setStopped('lightbox', true)
    })
    const controls = carousel.querySelector<HTMLElement>('[data-controls]')
    controls?.removeAttribute('hidden')
    controls?.addEventListener('keydown', ({ key }) => steps[key] && showBy(steps[key]))

    const pause = carousel.querySelector<HTMLElement>('[data-pause]')
    pause?.addEventListener('click', () => setStopped('paused', togglePaused(pause)))
    const stopWithReducedMotion = () => {
      pause?.toggleAttribute('hidden', reducedMotion.matches)
      setStopped('reduced-motion', reducedMotion.matches)
    }
    reducedMotion.addEventListener('change', stopWithReducedMotion)
    stopWithReducedMotion()
  }

  const startCarousel = (carousel: HTMLElement) => {
    const frame = carousel.querySelector('[aria-live]')
    const area = frame?.parentElement
    if (!frame || !area) return
    const turning = createTurning(carousel, frame)
    stopWhileUsed(area, turning.setStopped)
    turnOnSwipe(area, turning)
    listenToButtons(carousel, turning)
    // Dispatched by the island that enlarges a picture.
    carousel.addEventListener('lightbox-close', () => turning.setStopped('lightbox', false))
    carousel.addEventListener('lightbox-view', (event) => {
      if (event instanceof CustomEvent) turning.show(event.detail)
    })
  }

  const startTicker = (ticker: HTMLElement) => {
    ticker.dataset.ticker = 'running'
    const pause = ticker.querySelector<HTMLElement>('[data-pause]')
    pause?.addEventListener('click', () => {
      ticker.dataset.ticker = togglePaused(pause) ? 'paused' : 'running'
    })
    ticker.addEventListener('focusin', ({ target }) => {
      // A focused link may have scrolled out of view.
      if (target instanceof HTMLAnchorElement && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    ticker.addEventListener('focusout', () => ticker.querySelector('[data-view]')?.scrollTo(0, 0))
  }

  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
  for (const carousel of all('[data-carousel]')) startCarousel(carousel)
  for (const ticker of all('[data-ticker]')) startTicker(ticker)
})()
