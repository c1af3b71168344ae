import { useId } from 'react'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'

type TypedFieldProps = {
  label: string
  hint?: string
  error: string | undefined
  isRequired?: boolean
  type?: 'number' | 'date' | 'datetime-local' | 'text'
  rows?: number
  value: string
  onChange: (value: string) => void
}

export function TextInputField({
  label,
  hint,
  error,
  isRequired,
  type = 'text',
  rows,
  value,
  onChange,
}: TypedFieldProps) {
  const id = useId()
  const common = {
    id,
    value,
    'aria-required': isRequired,
    ...describedBy(id, { hint, error }),
    className: controlClasses,
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      {rows ? (
        <textarea {...common} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...common}
          type={type}
          {...(type === 'number' && { min: 0, inputMode: 'numeric' as const })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
