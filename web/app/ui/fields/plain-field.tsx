import { type ReactNode, useId } from 'react'
import { useRejectedForm } from '#app/lib/use-rejected-form'
import { describe, FieldError } from './field'

const classes =
  'min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink aria-invalid:border-danger-600 aria-invalid:bg-danger-50'

/** A control of a form that the browser sends by itself: what was typed before, and what is wrong with that. */
export function usePlainField(name: string) {
  const id = useId()
  const { errors } = useRejectedForm()
  const error = errors[name]
  return {
    control: {
      id,
      name,
      ...describe(id, { error }),
      // The page comes anew: without scripts nothing else leads to what is wrong.
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
  name: string
  /** Chosen where nothing was typed before. */
  initial?: string
  children: (control: Control) => ReactNode
}

/** Such a control under its label, with its message. */
export function PlainField({ label, name, initial = '', children }: PlainFieldProps) {
  const { control, error } = usePlainField(name)
  const { firstOf } = useRejectedForm()
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={control.id} className="font-semibold wrap-anywhere text-ink">
        {label}
      </label>
      {children({ ...control, defaultValue: firstOf(name) ?? initial, className: classes })}
      {error}
    </div>
  )
}
