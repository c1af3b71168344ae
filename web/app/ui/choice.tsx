import { useId } from 'react'

type ChoiceProps = {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceList({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <p className="grid min-w-0 gap-1.5 max-sm:flex-[1_1_8.25rem]">
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink sm:min-w-44"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
