/** Runs work when a page is shown again as it was left, from the browser's back/forward cache. Gives what ends it. */
export function onReturn(work: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) work()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
