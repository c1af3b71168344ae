/** Leads to `<main id="main" tabIndex={-1}>`. */
export const SkipLink = () => (
  <a
    href="#main"
    className="button-primary absolute top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
  >
    Skip to content
  </a>
)
