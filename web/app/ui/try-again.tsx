/** Loads the page again, without scripts too. */
export const TryAgain = ({ className = 'button-primary mt-3 print:hidden' }) => (
  // biome-ignore lint/a11y/useValidAnchor: an empty URL is that of the page
  <a href="" className={className}>
    Try Again
  </a>
)
