export const RequiredIndicator = ({ isRequired }: { isRequired: boolean }) =>
  isRequired ? (
    <span aria-hidden="true" className="text-danger-600">
      {' *'}
    </span>
  ) : (
    <span className="font-normal text-ink-muted"> (optional)</span>
  )
