import { useId } from 'react'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'

type ChoiceFieldProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean
}

export function ChoiceField({ label, value, options, onChange, ...texts }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} {...texts}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...describedBy(id, texts)}
        className={controlClasses}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
