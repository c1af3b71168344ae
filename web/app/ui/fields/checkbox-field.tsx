import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useEarlyInput } from '#app/framework/delivery/use-early-input'
import { describedBy, FieldError } from './field'

type CheckboxFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: ReactNode
  isRequired?: boolean
}

export function CheckboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  isRequired,
}: CheckboxFieldProps<Values, Output>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  useEarlyInput(id, (box) => {
    if ('checked' in box && box.checked !== field.value) field.onChange(box.checked)
  })
  const { value, ...bound } = field
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          {...bound}
          id={id}
          type="checkbox"
          checked={value}
          aria-required={isRequired}
          {...describedBy(id, { error })}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="text-ink-soft">{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
