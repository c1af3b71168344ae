/** Loads the page again, without scripts too. */
export const TryAgain = () => (
  // biome-ignore lint/a11y/useValidAnchor: an empty URL is that of the page
  <a href="" className="button-primary mt-3 print:hidden">
    Try Again
  </a>
)
