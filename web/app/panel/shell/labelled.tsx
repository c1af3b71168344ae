import { type ReactNode, useId } from 'react'
import { controlClasses } from '#app/ui/fields/field'

type LabelledProps = { label: string; children: (id: string) => ReactNode }

/** For a control that always has a value, so that it is neither required nor optional. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type LabelledSelectProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

export const LabelledSelect = ({ label, value, options, onChange }: LabelledSelectProps) => (
  <Labelled label={label}>
    {(id) => (
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlClasses}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)
