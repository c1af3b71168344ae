/** Inlined before any picture: shows the emblem instead of one that fails to load. */
;(() => {
  const standIn = ({ target }: Event) => {
    const emblem = target instanceof HTMLImageElement && target.dataset.emblem
    if (!emblem) return
    target.removeAttribute('data-emblem')
    for (const source of target.parentElement?.querySelectorAll('source') ?? [])
      source.removeAttribute('srcset')
    target.src = emblem
    target.closest('.picture')?.setAttribute('data-missing', '')
  }
  addEventListener('error', standIn, true)
})()
