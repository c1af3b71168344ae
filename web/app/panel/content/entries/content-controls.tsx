import type { ContentField, ContentFields, ContentKind } from 'contract/content/field'
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { RichTextControl } from '../rich-text/rich-text-control'
import type { ContentForm } from './content-form'
import { DepartmentControl } from './department-control'
import { valueAt } from './form-data'
import { LibraryControl } from './library-control'
import { LinkTargetControl } from './link-target-control'
import { ListControl } from './list-control'
import { ReferenceControl } from './reference-control'
import { SelectControl } from './select-control'

type ControlProps = { form: ContentForm; path: string; field: ContentField }

type TextControlProps = ControlProps & {
  type?: HTMLInputTypeAttribute
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  rows?: number
}

function TextControl({ form, path, field, type = 'text', inputMode, rows }: TextControlProps) {
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

const ProseOfContent = ({ form, path, field }: ControlProps) => (
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

const ChoiceControl = ({ field, ...of }: ControlProps) => (
  <SelectControl
    {...of}
    field={field}
    options={field.options ?? []}
    other={() => ({ value: '', label: 'Choose' })}
  />
)

/** Only the panel imports these: public pages must not carry form controls. */
const controls: Record<ContentKind, (props: ControlProps) => ReactNode> = {
  line: (props) => <TextControl {...props} />,
  text: (props) => <TextControl {...props} rows={4} />,
  year: (props) => <TextControl {...props} inputMode="numeric" />,
  slug: (props) => <TextControl {...props} />,
  number: (props) => <TextControl {...props} inputMode="numeric" />,
  day: (props) => <TextControl {...props} type="date" />,
  reference: (props) => <ReferenceControl {...props} />,
  department: (props) => <DepartmentControl {...props} />,
  email: (props) => <TextControl {...props} type="email" />,
  phone: (props) => <TextControl {...props} type="tel" />,
  // Not `type="url"`: it rejects pasted spaces.
  link: (props) => <TextControl {...props} inputMode="url" />,
  place: (props) => <LinkTargetControl {...props} />,
  choice: (props) => <ChoiceControl {...props} />,
  prose: (props) => <ProseOfContent {...props} />,
  picture: (props) => <LibraryControl {...props} kind="picture" />,
  document: (props) => <LibraryControl {...props} kind="document" />,
  list: (props) => <ListControl {...props} Fields={ContentControls} />,
}

type ContentControlsProps = { form: ContentForm; fields: ContentFields; path?: string }

export function ContentControls({ form, fields, path }: ContentControlsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const Control = controls[field.kind]
    return <Control key={name} form={form} path={path ? `${path}.${name}` : name} field={field} />
  })
}
