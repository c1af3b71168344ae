import { type ReactNode, useId } from 'react'
import { useRejectedForm } from '#app/lib/use-rejected-form'
import { describedBy, FieldError } from './field'

const classes =
  'min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink aria-invalid:border-danger-600 aria-invalid:bg-danger-50'

/** For forms without scripts: restores the typed value and its error. */
export function usePlainField(name: string) {
  const id = useId()
  const { errors } = useRejectedForm()
  const error = errors[name]
  return {
    control: {
      id,
      name,
      ...describedBy(id, { error }),
      // Without scripts, nothing else leads to the error after the reload.
      autoFocus: error !== undefined && Object.keys(errors)[0] === name,
    },
    error: error && <FieldError id={id}>{error}</FieldError>,
  }
}

type Control = ReturnType<typeof usePlainField>['control'] & {
  defaultValue: string
  className: string
}

type PlainFieldProps = {
  label: string
  isOptional?: boolean
  name: string
  initial?: string
  children: (control: Control) => ReactNode
}

export function PlainField({ label, isOptional, name, initial = '', children }: PlainFieldProps) {
  const { control, error } = usePlainField(name)
  const { firstOf } = useRejectedForm()
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={control.id} className="font-semibold wrap-anywhere text-ink">
        {label}
        {isOptional && <span className="text-ink-muted"> (optional)</span>}
      </label>
      {children({ ...control, defaultValue: firstOf(name) ?? initial, className: classes })}
      {error}
    </div>
  )
}
