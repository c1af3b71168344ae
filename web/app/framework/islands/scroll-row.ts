/**
 * `[data-scrolls]`: two buttons that name the row they scroll. Shows them if the row is wider than the screen. Not an
 * island: the layout matters before any interaction.
 */
;(() => {
  const slackPixels = 2
  const scroll = (row: HTMLElement, buttons: HTMLElement) => {
    const [previous, next] = buttons.querySelectorAll('button')
    const measure = () => {
      const hasBefore = row.scrollLeft > slackPixels
      const hasAfter = row.scrollLeft < row.scrollWidth - row.clientWidth - slackPixels
      buttons.hidden = !(hasBefore || hasAfter)
      previous?.setAttribute('aria-disabled', `${!hasBefore}`)
      next?.setAttribute('aria-disabled', `${!hasAfter}`)
    }
    new ResizeObserver(measure).observe(row)
    row.addEventListener('scroll', measure, { passive: true })
    const scrollBy = (direction: -1 | 1) =>
      row.scrollBy({ left: direction * row.clientWidth * 0.8 })
    previous?.addEventListener('click', () => scrollBy(-1))
    next?.addEventListener('click', () => scrollBy(1))
  }
  for (const buttons of document.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    const row = document.getElementById(buttons.dataset.scrolls ?? '')
    if (row) scroll(row, buttons)
  }
})()
