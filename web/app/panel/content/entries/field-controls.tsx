import type { ColumnKind } from 'contract/content/field'
import type { ReactNode } from 'react'
import { PictureInput } from '#app/ui/fields/picture-field'
import { RichTextControl } from '../rich-text/rich-text-control'
import type { FieldControlProps } from './content-form'
import { valueAt } from './form-data'
import { SelectControl } from './select-control'
import { SwitchControl } from './switch-control'
import { TextControl } from './text-control'
import { TimestampControl } from './timestamp-control'

const RichTextOfField = ({ form, path, field }: FieldControlProps) => (
  <RichTextControl
    id={form.idOf(path)}
    label={field.label}
    help={field.help}
    isRequired={field.isRequired}
    error={form.errorAt(path)}
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
      error={form.errorAt(path)}
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
