import type { HTMLInputTypeAttribute } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlClasses, Field } from './field'
import { type TextControlOptions, useTextControl } from './use-text-control'

type TextFieldProps<Values extends FieldValues, Output> = TextControlOptions<Values, Output> & {
  label: string
} & ({ rows: number; type?: never } | { rows?: never; type?: HTMLInputTypeAttribute })

export function TextField<Values extends FieldValues, Output>({
  label,
  rows,
  type = 'text',
  ...options
}: TextFieldProps<Values, Output>) {
  const { hint, isRequired } = options
  const { id, error, controlProps } = useTextControl(options)
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      {rows ? (
        <textarea {...controlProps} rows={rows} className={`${controlClasses} resize-y`} />
      ) : (
        <input {...controlProps} type={type} className={controlClasses} />
      )}
    </Field>
  )
}
