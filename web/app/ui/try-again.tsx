/** Reloads the page, also without scripts. */
export const TryAgain = ({ className = 'button-primary mt-3 print:hidden' }) => (
  // biome-ignore lint/a11y/useValidAnchor: an empty URL reloads the page
  <a href="" className={className}>
    Try Again
  </a>
)
