import { useId } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'

export function VerifyForm({ code }: { code?: string }) {
  const id = useId()
  return (
    <form method="post" action={pathOf('verify')} className="grid max-w-md gap-4">
      <p className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold text-ink">
          Code on the certificate
        </label>
        <input
          id={id}
          name="code"
          required
          maxLength={60}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          className="min-h-12 w-full rounded-md border border-field bg-card px-3 text-lg tracking-wide text-ink uppercase placeholder:text-ink-muted"
        />
      </p>
      <p>
        <button type="submit" className="button-primary">
          Check
        </button>
      </p>
    </form>
  )
}
