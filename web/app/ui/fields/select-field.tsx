import type { FieldValues } from 'react-hook-form'
import { controlClasses, Field } from './field'
import { type TextControlOptions, useTextControl } from './use-text-control'

export type SelectOption = string | { value: string; label: string }

export const valueOfChoice = (choice: SelectOption) =>
  typeof choice === 'string' ? choice : choice.value
export const labelOfChoice = (choice: SelectOption) =>
  typeof choice === 'string' ? choice : choice.label

type SelectFieldProps<Values extends FieldValues, Output> = TextControlOptions<Values, Output> & {
  label: string
  placeholder: string
  options: readonly SelectOption[]
}

export function SelectField<Values extends FieldValues, Output>({
  label,
  placeholder,
  options,
  ...control
}: SelectFieldProps<Values, Output>) {
  const { hint, isRequired } = control
  const { id, error, controlProps } = useTextControl(control)
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <select {...controlProps} className={controlClasses}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={valueOfChoice(option)} value={valueOfChoice(option)}>
            {labelOfChoice(option)}
          </option>
        ))}
      </select>
    </Field>
  )
}
