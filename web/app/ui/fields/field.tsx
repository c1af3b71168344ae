import type { ReactNode } from 'react'

export const controlClasses =
  'block min-h-11 w-full min-w-0 rounded-md border border-field bg-card px-3 py-2 text-ink transition-colors duration-200 placeholder:text-ink-muted hover:border-ink-soft disabled:cursor-not-allowed disabled:bg-tint disabled:text-ink-muted aria-invalid:border-danger-600 aria-invalid:bg-danger-50'

type FieldTexts = { hint?: string | undefined; error?: string | undefined }

export function describedBy(id: string, { hint, error }: FieldTexts) {
  const parts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}

type FieldProps = FieldTexts & {
  id: string
  label: string
  isRequired?: boolean | undefined
  moreHint?: string | undefined
  children: ReactNode
}

export function Field({
  id,
  label,
  hint,
  moreHint,
  error,
  isRequired = false,
  children,
}: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <div>
        <label htmlFor={id} className="font-semibold text-ink">
          {label}
        </label>
        {isRequired ? (
          <span aria-hidden="true" className="text-danger-600">
            {' *'}
          </span>
        ) : (
          <span className="text-ink-muted"> (optional)</span>
        )}
      </div>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
          <span>{hint}</span>
          {moreHint && <span className="block">{moreHint}</span>}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} className="text-[0.9375rem] font-medium text-danger-700">
      {children}
    </p>
  )
}
