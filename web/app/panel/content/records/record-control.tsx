import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { useId, useMemo, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { fieldControls } from '../entries/field-controls'
import type { FormField, RecordValues } from './form-field'

/** Rich text is JSON text in the form. The editor recognises its own output by identity. */
function useRichTextOf(json: string) {
  const [typed, setTyped] = useState<{ json: string; richText: unknown }>()
  const read = useMemo(() => parseRichText(json), [json])
  const write = (richText: unknown) => {
    const next = JSON.stringify(richText)
    setTyped({ json: next, richText })
    return next
  }
  return { value: typed?.json === json ? typed.richText : read, write }
}

/** A control of the content form in a form of react-hook-form. */
export function RecordControl({
  control,
  name,
  field,
}: FormField & { control: Control<RecordValues> }) {
  const id = useId()
  const { field: input, fieldState } = useController({ control, name })
  const beside = field.allDayBy ?? name
  const besideValue: unknown = useWatch({ control, name: beside })
  const richText = useRichTextOf(field.prose ? String(input.value ?? '') : '')
  input.ref({ focus: () => document.getElementById(id)?.focus() })
  const form = {
    data: { [beside]: besideValue, [name]: field.prose ? richText.value : input.value },
    idOf: () => id,
    change: (_path: string, value: unknown) =>
      input.onChange(field.prose ? richText.write(value) : value),
    leave: input.onBlur,
    errorAt: () => fieldState.error?.message,
  }
  const FieldControl = fieldControls[field.kind]
  return <FieldControl form={form} path={name} field={field} />
}
