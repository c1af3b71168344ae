import type { ColumnKind, ContentField } from 'contract/content/field'
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { PictureInput } from '#app/ui/fields/picture-field'
import { RichTextControl } from '../rich-text/rich-text-control'
import type { FieldForm } from './content-form'
import { valueAt } from './form-data'
import { SelectControl } from './select-control'
import { SwitchControl } from './switch-control'
import { TimestampControl } from './timestamp-control'

/** How a form shows a field, where its declaration doesn't say. */
export type Look = {
  /** Two consecutive half fields share a line. */
  isHalf?: true
  rows?: number
  /** Name of the switch that turns date and time into a date. */
  wholeDayBy?: string
  /** Address of the picture that an upload replaces. */
  current?: string
}

export type FieldControlProps = { form: FieldForm; path: string; field: ContentField & Look }

type TextControlProps = FieldControlProps & {
  type?: HTMLInputTypeAttribute
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  rows?: number
}

export function TextControl({
  form,
  path,
  field,
  type = 'text',
  inputMode,
  rows,
}: TextControlProps) {
  const { label, help: hint, moreHelp, isRequired } = field
  const id = form.idOf(path)
  const error = form.faultAt(path)
  const value = valueAt(form.data, path)
  const control = {
    id,
    value: typeof value === 'string' ? value : String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => form.change(path, target.value),
    onBlur: () => {
      // The preview and the page show digits only.
      const read = field.kind === 'number' ? field.schema.safeParse(value) : undefined
      if (read?.success && read.data !== value) form.change(path, read.data)
      form.leave(path)
    },
    inputMode,
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

const RichTextOfField = ({ form, path, field }: FieldControlProps) => (
  <RichTextControl
    id={form.idOf(path)}
    label={field.label}
    help={field.help}
    isRequired={field.isRequired}
    error={form.faultAt(path)}
    parts={field.prose?.parts ?? []}
    value={valueAt(form.data, path)}
    onChange={(changed) => form.change(path, changed)}
    onLeave={() => form.leave(path)}
  />
)

function ChoiceControl({ field, ...of }: FieldControlProps) {
  const { options = [], blank, label } = field
  const isPreset = options.some(({ value }) => value === blank)
  const none = { value: '', label: `Select ${label.toLowerCase()}` }
  return (
    <SelectControl
      {...of}
      field={field}
      options={isPreset ? options : [none, ...options]}
      other={() => ({ value: '', label: 'Choose' })}
    />
  )
}

function UploadControl({ form, path, field }: FieldControlProps) {
  const { label, help: hint = '', moreHelp: moreHint = '', isRequired, current, kind } = field
  const value = valueAt(form.data, path)
  return (
    <PictureInput
      {...{ label, hint, moreHint, isRequired, current }}
      id={form.idOf(path)}
      name={path}
      error={form.faultAt(path)}
      isPortrait={kind === 'portrait'}
      file={value instanceof File ? value : undefined}
      onChange={(file) => form.change(path, file)}
      onBlur={() => form.leave(path)}
    />
  )
}

/** Only the panel imports these: public pages must not carry form controls. */
export const fieldControls: Record<ColumnKind, (props: FieldControlProps) => ReactNode> = {
  line: (props) => <TextControl {...props} />,
  text: (props) => <TextControl {...props} rows={props.field.rows ?? 4} />,
  email: (props) => <TextControl {...props} type="email" />,
  phone: (props) => <TextControl {...props} type="tel" />,
  decimal: (props) => <TextControl {...props} inputMode="decimal" />,
  day: (props) => <TextControl {...props} type="date" />,
  timestamp: (props) => <TimestampControl {...props} />,
  switch: (props) => <SwitchControl {...props} />,
  choice: (props) => <ChoiceControl {...props} />,
  prose: (props) => <RichTextOfField {...props} />,
  upload: (props) => <UploadControl {...props} />,
  portrait: (props) => <UploadControl {...props} />,
}
