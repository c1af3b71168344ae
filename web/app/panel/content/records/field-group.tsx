import { type ReactNode, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FormField } from './form-field'
import type { RecordFormControl } from './use-record-form'

type FieldGroupProps = {
  label: string
  fields: readonly FormField[]
  form: RecordFormControl
  children: ReactNode
}

/** Closed unless a field in it has a value or an error. */
export function FieldGroup({ label, fields, form, children }: FieldGroupProps) {
  const { control, getValues } = form
  const names = fields.map(({ name }) => name)
  const { errors } = useFormState({ control, name: names })
  const [isOpen, setOpen] = useState(() => names.some((name) => Boolean(getValues(name))))
  const hasError = names.some((name) => errors[name])
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line pt-2"
    >
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold text-accent">
        {label}
      </summary>
      <div className="grid gap-5 pt-2 pb-3">{children}</div>
    </details>
  )
}
