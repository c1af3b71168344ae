import type { ContentField } from 'contract/content/field'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import type { FieldForm } from './content-form'
import { valueAt } from './form-data'

type SelectControlProps = {
  form: FieldForm
  path: string
  field: ContentField
  options: readonly { value: string; label: string }[]
  /** Placeholder for a value that is not among the options. */
  other: (value: string) => { value: string; label: string }
}

export function SelectControl({ form, path, field, options, other }: SelectControlProps) {
  const { label, help: hint, isRequired } = field
  const id = form.idOf(path)
  const error = form.errorAt(path)
  const value = String(valueAt(form.data, path) ?? '')
  const isKnown = options.some((option) => option.value === value)
  const first = isKnown ? [] : [other(value)]
  return (
    <Field {...{ id, label, hint, error, isRequired }}>
      <select
        id={id}
        name={path}
        value={first[0]?.value ?? value}
        onChange={({ target }) => form.change(path, target.value)}
        onBlur={() => form.leave(path)}
        aria-required={isRequired}
        {...describedBy(id, { hint, error })}
        className={controlClasses}
      >
        {[...first, ...options].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
