import type { FieldKind } from 'contract/content/fields'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { PictureField } from '#app/ui/fields/picture-field'
import { SelectField, type SelectOption, valueOfChoice } from '#app/ui/fields/select-field'
import { TextField } from '#app/ui/fields/text-field'
import type { FormField, RecordValues } from './form-field'
import { RecordRichText } from './record-rich-text'
import { TimestampField } from './timestamp-field'
import { YesField } from './yes-field'

type ControlProps = FormField & {
  control: Control<RecordValues>
  isNew: boolean
  current: string
}

const commonOf = ({ control, name, field, look }: ControlProps) => ({
  control,
  name,
  label: field.label,
  hint: field.help,
  isRequired: look.isRequired ?? field.isRequired,
})

const pictureOf = (props: ControlProps) => ({
  ...commonOf(props),
  hint: props.field.help ?? '',
  moreHint: props.field.moreHelp ?? '',
  isRequired: props.isNew && props.field.isRequired,
  current: props.current || undefined,
})

/** A current value stays selectable even if it is no longer on the list. */
const withCurrent = (options: readonly SelectOption[], current: string) =>
  !current || options.some((option) => valueOfChoice(option) === current)
    ? options
    : [...options, current]

/** Only the panel imports these: public pages must not carry form controls. */
const controls: Record<FieldKind, (props: ControlProps) => ReactNode> = {
  line: (props) => <TextField {...commonOf(props)} />,
  text: (props) => <TextField {...commonOf(props)} rows={props.look.rows ?? 3} />,
  email: (props) => <TextField {...commonOf(props)} type="email" />,
  phone: (props) => <TextField {...commonOf(props)} type="tel" />,
  number: (props) => <TextField {...commonOf(props)} inputMode="decimal" />,
  moment: (props) => <TimestampField {...commonOf(props)} wholeDayBy={props.look.wholeDayBy} />,
  yes: ({ control, name, field }) => (
    <YesField control={control} name={name} label={field.label} hint={field.help} />
  ),
  day: (props) => <TextField {...commonOf(props)} type="date" />,
  prose: (props) => <RecordRichText {...props} />,
  choice: (props) => (
    <SelectField
      {...commonOf(props)}
      placeholder={`Select ${props.field.label.toLowerCase()}`}
      options={withCurrent(props.look.options ?? [], props.current)}
    />
  ),
  picture: (props) => <PictureField {...pictureOf(props)} />,
  portrait: (props) => <PictureField {...pictureOf(props)} isPortrait />,
}

export const RecordControl = (props: ControlProps) => controls[props.field.kind](props)
