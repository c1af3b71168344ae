import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { useId, useMemo, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { RichTextControl } from '../rich-text/rich-text-control'
import type { FormField, RecordValues } from './form-field'

type Typed = { json: string; prose: unknown }

/** Stored in the form as JSON. */
export function RecordRichText({
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
  const read = useMemo(() => parseRichText(json), [json])
  input.ref({ focus: () => document.getElementById(id)?.focus() })
  return (
    <RichTextControl
      id={id}
      label={field.label}
      help={field.help}
      isRequired={look.isRequired ?? field.isRequired}
      error={fieldState.error?.message}
      parts={field.parts ?? []}
      value={typed?.json === json ? typed.prose : read}
      onChange={(richText) => {
        const next = JSON.stringify(richText)
        setTyped({ json: next, prose: richText })
        input.onChange(next)
      }}
      onLeave={input.onBlur}
    />
  )
}
