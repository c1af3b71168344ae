import { yes } from 'contract/content/choice-field'
import type { ColumnKind } from 'contract/content/field'
import type { ReactNode } from 'react'
import { describedBy, FieldError } from '#app/ui/fields/field'
import { PictureInput } from '#app/ui/fields/picture-field'
import { RichTextControl } from '../rich-text/rich-text-control'
import type { FieldControlProps } from './content-form'
import { pathBeside, valueAt } from './form-data'
import { SelectControl } from './select-control'
import { TextControl } from './text-control'

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
export const fieldControls: Record<
  Exclude<ColumnKind, 'translation'>,
  (props: FieldControlProps) => ReactNode
> = {
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

/** Stored as `yes` or an empty string. */
function SwitchControl({ form, path, field: { label, help } }: FieldControlProps) {
  const id = form.idOf(path)
  const error = form.errorAt(path)
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          name={path}
          type="checkbox"
          checked={valueAt(form.data, path) === yes}
          onChange={({ target }) => form.change(path, target.checked ? yes : '')}
          onBlur={() => form.leave(path)}
          {...describedBy(id, { error })}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span>
          <span className="block font-semibold">{label}</span>
          {help && <span className="block text-sm text-ink-muted">{help}</span>}
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

const midnight = '00:00'

/** Keeps the previous time, which reappears when the switch is turned off. */
const onDay = (day: unknown, now: string) => day && `${day}T${now.slice(11) || midnight}`

/** Date and time, or a date alone while the switch beside it is on. */
function TimestampControl({ form, path, field }: FieldControlProps) {
  const { allDayBy } = field
  const isDay = allDayBy && valueAt(form.data, pathBeside(path, allDayBy)) === yes
  if (!isDay) return <TextControl {...{ form, path, field }} type="datetime-local" />
  const now = String(valueAt(form.data, path) ?? '')
  const { help: _, ...withoutHint } = field
  const ofDay = {
    ...form,
    data: { [path]: now.slice(0, 10) },
    change: (_: string, day: unknown) => form.change(path, onDay(day, now)),
  }
  // The hint is about times.
  return <TextControl form={ofDay} path={path} field={withoutHint} type="date" />
}
