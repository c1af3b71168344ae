import { yes } from 'contract/content/fields'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { describedBy, FieldError } from '#app/ui/fields/field'
import type { RecordValues } from './form-field'

type YesFieldProps = {
  control: Control<RecordValues>
  name: string
  label: string
  hint: string | undefined
}

/** A record stores it as `yes` or an empty string. */
export function YesField({ control, name, label, hint }: YesFieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const { value, onChange, ...bound } = field
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...bound}
          id={id}
          type="checkbox"
          checked={value === yes}
          onChange={(change) => onChange(change.target.checked ? yes : '')}
          {...describedBy(id, { error })}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span>
          <span className="block font-semibold">{label}</span>
          {hint && <span className="block text-sm text-ink-muted">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
