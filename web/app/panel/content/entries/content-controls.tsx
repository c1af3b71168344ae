import type { ContentField, ContentFields, ContentKind } from 'contract/content/field'
import type { ReactNode } from 'react'
import type { ContentForm } from './content-form'
import { DepartmentControl } from './department-control'
import { fieldControls } from './field-controls'
import { LibraryControl } from './library-control'
import { LinkTargetControl } from './link-target-control'
import { ListControl } from './list-control'
import { ReferenceControl } from './reference-control'
import { TextControl } from './text-control'

type ControlProps = { form: ContentForm; path: string; field: ContentField }

const controls: Record<ContentKind, (props: ControlProps) => ReactNode> = {
  ...fieldControls,
  year: (props) => <TextControl {...props} inputMode="numeric" />,
  slug: (props) => <TextControl {...props} />,
  number: (props) => <TextControl {...props} inputMode="numeric" />,
  reference: (props) => <ReferenceControl {...props} />,
  department: (props) => <DepartmentControl {...props} />,
  // Not `type="url"`: it rejects pasted spaces.
  link: (props) => <TextControl {...props} inputMode="url" />,
  place: (props) => <LinkTargetControl {...props} />,
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
