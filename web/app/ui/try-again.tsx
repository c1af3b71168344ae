/** Requests the page again; without a handler, so that no script is needed. */
export const TryAgain = ({
  className = 'button-primary mt-3 print:hidden',
}: {
  className?: string
}) => (
  <form method="get" className="contents">
    <button type="submit" className={className}>
      Try Again
    </button>
  </form>
)
