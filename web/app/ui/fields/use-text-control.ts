import { type HTMLAttributes, type HTMLInputAutoCompleteAttribute, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useEarlyInput } from '#app/framework/delivery/use-early-input'
import { useRejectedField } from '#app/lib/use-rejected-form'
import { describe } from './field'

export type TextControlOptions<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  hint?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The keyboard of a touch screen, where the type of the control does not say it. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
}

/** What a control for text needs to be part of a form, and its message. */
export function useTextControl<Values extends FieldValues, Output>({
  control,
  name,
  hint,
  isRequired,
  isDisabled,
  autoComplete,
  inputMode,
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
    disabled: isDisabled,
    // Not `required`: the message comes from the contract, and the browser's own would be another wording.
    'aria-required': isRequired,
    ...describe(id, { hint, error }),
  }
  return { id, error, controlProps }
}
