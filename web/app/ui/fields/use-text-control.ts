import { type HTMLAttributes, type HTMLInputAutoCompleteAttribute, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useEarlyInput } from '#app/framework/delivery/use-early-input'
import { useRejectedField } from '#app/lib/use-rejected-form'
import { describedBy } from './field'

export type TextControlOptions<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  hint?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  maxLength?: number
  lang?: string
}

export function useTextControl<Values extends FieldValues, Output>({
  control,
  name,
  hint,
  isRequired,
  isDisabled,
  autoComplete,
  inputMode,
  maxLength,
  lang,
}: TextControlOptions<Values, Output>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const rejected = useRejectedField(name)
  const error = fieldState.error?.message ?? rejected.error
  useEarlyInput(id, ({ value }) => {
    if (value !== field.value) field.onChange(value)
  })
  const controlProps = {
    ...field,
    value: rejected.value ?? field.value,
    id,
    autoComplete,
    inputMode,
    maxLength,
    lang,
    disabled: isDisabled,
    // Not `required`, so that the contract's message is shown instead of the browser's.
    'aria-required': isRequired,
    ...describedBy(id, { hint, error }),
  }
  return { id, error, controlProps }
}
