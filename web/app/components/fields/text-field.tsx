import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { controlClasses, describe, Field } from './field'

type TextFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: string
  isRequired?: boolean
  isDisabled?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
} & ({ rows: number; type?: never } | { rows?: never; type?: HTMLInputTypeAttribute })

/** A field of a form for text of one line, or of several with `rows`. */
export function TextField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  autoComplete,
  rows,
  type = 'text',
}: TextFieldProps<Values, Output>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const shared = {
    ...field,
    id,
    autoComplete,
    disabled: isDisabled,
    // Not `required`: the message comes from the contract, and the browser's own would be another wording.
    'aria-required': isRequired,
    ...describe(id, { hint, error }),
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      {rows ? (
        <textarea {...shared} rows={rows} className={`${controlClasses} resize-y`} />
      ) : (
        <input {...shared} type={type} className={controlClasses} />
      )}
    </Field>
  )
}
