import { useId } from 'react'

/** The address that is mailed to; the browser itself says when it is none. */
export function EmailInput() {
  const id = useId()
  return (
    <p className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink">
        Email
      </label>
      <input
        id={id}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        className="min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink"
      />
    </p>
  )
}
