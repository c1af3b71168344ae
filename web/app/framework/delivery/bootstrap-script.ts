/**
 * Inlined in the panel's pages: starts the scripts after the first paint or at the first interaction, file by file, so
 * that a slow phone stays responsive. A click or submit before hydration is held and repeated after it.
 */
;(() => {
  const pendingEvents = new Map<HTMLElement, string>()
  let isStarted = false
  let isTakenOver = false
  const pause = () => new Promise((resolve) => setTimeout(resolve))

  const start = async () => {
    if (isStarted) return
    isStarted = true
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
    for (const [index, link] of links.entries()) {
      link.rel = 'modulepreload'
      if (index % 4 === 3) await pause()
    }
    for (const { href } of links) {
      await import(/* @vite-ignore */ href).catch(() => {})
      await pause()
    }
  }

  const startWhenPainted = async () => {
    setTimeout(start, 2000)
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    })
    const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
    await Promise.allSettled(Array.from(first, (picture) => picture.decode()))
    requestAnimationFrame(() => setTimeout(start, 50))
  }

  const lock = (event: Event) => {
    start()
    if (!(event.target instanceof Element)) return
    const target =
      event.type === 'submit' ? event.target : event.target.closest<HTMLElement>('button')
    if (!(target instanceof HTMLElement)) return
    if (isTakenOver) return
    event.preventDefault()
    pendingEvents.set(target, event.type)
  }

  const release = () => {
    isTakenOver = true
    for (const [target, type] of pendingEvents) {
      pendingEvents.delete(target)
      if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
      else target.click()
    }
  }

  addEventListener('load', startWhenPainted)
  addEventListener('keydown', start, { once: true })
  addEventListener('pointerdown', start, { once: true })
  addEventListener('click', lock, true)
  addEventListener('submit', lock, true)
  addEventListener('taken-over', release)
})()
