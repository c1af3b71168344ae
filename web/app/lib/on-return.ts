/** Runs `work` when the page comes back from the back/forward cache. Returns the clean-up. */
export function onReturn(work: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) work()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
