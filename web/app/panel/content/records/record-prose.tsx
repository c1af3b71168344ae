import { parseProse } from 'contract/content/rich-text/prose-field'
import { useId, useMemo, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { ProseControl } from '../rich-text/prose-control'
import type { FormField, RecordValues } from './form-field'

type Typed = { json: string; prose: unknown }

/** Stored in the form as JSON. */
export function RecordProse({
  control,
  name,
  field,
  look,
}: FormField & { control: Control<RecordValues> }) {
  const id = useId()
  const { field: input, fieldState } = useController({ control, name })
  const json = String(input.value ?? '')
  // The editor recognises its own output by identity.
  const [typed, setTyped] = useState<Typed>()
  const read = useMemo(() => parseProse(json), [json])
  input.ref({ focus: () => document.getElementById(id)?.focus() })
  return (
    <ProseControl
      id={id}
      label={field.label}
      help={field.help}
      isRequired={look.isRequired ?? field.isRequired}
      error={fieldState.error?.message}
      parts={field.parts ?? []}
      value={typed?.json === json ? typed.prose : read}
      onChange={(prose) => {
        const next = JSON.stringify(prose)
        setTyped({ json: next, prose })
        input.onChange(next)
      }}
      onLeave={input.onBlur}
    />
  )
}
