export function FacultyFailed() {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="text-lg text-ink-soft">Failed to load faculty members</p>
      <button type="button" className="button-primary" onClick={() => window.location.reload()}>
        Try Again
      </button>
    </div>
  )
}
