/**
 * Inlined at the end of every page: restores the scroll position before the first paint. `lib/scroll-positions.ts`
 * stores it.
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
