import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import type { FieldControlProps } from './content-form'
import { valueAt } from './form-data'

type TextControlProps = FieldControlProps & {
  type?: HTMLInputTypeAttribute
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  rows?: number
  lang?: string
}

export function TextControl({
  form,
  path,
  field,
  type = 'text',
  inputMode,
  rows,
  lang,
}: TextControlProps) {
  const { label, help: hint, moreHelp, isRequired } = field
  const id = form.idOf(path)
  const error = form.errorAt(path)
  const value = valueAt(form.data, path)
  const control = {
    id,
    name: path,
    value: typeof value === 'string' ? value : String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => form.change(path, target.value),
    onBlur: () => {
      // The preview and the page show digits only.
      const read = field.kind === 'number' ? field.schema.safeParse(value) : undefined
      if (read?.success && read.data !== value) form.change(path, read.data)
      form.leave(path)
    },
    inputMode,
    lang,
    // The browser would fill in the clerk's details, not the college's.
    autoComplete: 'off',
    'aria-required': isRequired,
    ...describedBy(id, { hint, error }),
  }
  return (
    <Field {...{ id, label, hint, error, isRequired }} moreHint={moreHelp}>
      {rows ? (
        <textarea {...control} rows={rows} className={`${controlClasses} resize-y`} />
      ) : (
        <input {...control} type={type} className={controlClasses} />
      )}
    </Field>
  )
}
