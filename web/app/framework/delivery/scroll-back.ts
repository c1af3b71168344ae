/**
 * Runs in every finished page of the site, at its end: gives this step of the history its name, and scrolls to where it
 * was left, before anything is seen. `lib/scroll-positions.ts` stores that.
 */
;(() => {
  const key = history.state?.key
  if (!key) {
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
    return
  }
  try {
    const top = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '{}')[key]
    if (typeof top === 'number') scrollTo(0, top)
  } catch {}
})()
