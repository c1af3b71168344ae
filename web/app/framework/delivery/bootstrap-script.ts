/**
 * Runs in every finished page, written into it by `finish-document.ts`: as a file of its own it would come too late to hold
 * the first press. Starts the scripts when all that is first seen is painted, or the visitor wants something, and file by
 * file, so that a slow phone stays responsive. What is pressed or sent before React has taken the page over is held, and
 * done then: nothing is lost, and no form is sent by the browser itself, with its fields in the address.
 *
 * Figure: largest paint of /events on Lighthouse's phone 1.8 s with it, 3.9 s without; 1 kB of each page.
 * Seen: 21 November 2026, `npm run bench:pages`.
 * To switch it off: `finish-document.ts`.
 */
;(() => {
  const pendingEvents = new Map<HTMLElement, string>()
  let isStarted = false
  let isTakenOver = false
  const arrived = () => document.documentElement.classList.remove('arriving')
  const pause = () => new Promise((resolve) => setTimeout(resolve))

  const start = async () => {
    if (isStarted) return
    isStarted = true
    arrived()
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
    for (const [place, link] of links.entries()) {
      link.rel = 'modulepreload'
      if (place % 4 === 3) await pause()
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
    arrived()
    requestAnimationFrame(() => setTimeout(start, 50))
  }

  /** `hydrate-on-interaction.tsx` hydrates it later than the rest. */
  const partOf = (element: Element) => element.closest<HTMLElement>('[data-waits]')

  const lock = (event: Event) => {
    start()
    if (!(event.target instanceof Element)) return
    const target =
      event.type === 'submit' ? event.target : event.target.closest<HTMLElement>('button')
    if (!(target instanceof HTMLElement)) return
    const part = partOf(target)
    if (isTakenOver && !part) return
    event.preventDefault()
    pendingEvents.set(target, event.type)
    if (part) part.dataset.waits = 'pressed'
  }

  const release = () => {
    isTakenOver = true
    for (const [target, type] of pendingEvents) {
      if (partOf(target)) continue
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
