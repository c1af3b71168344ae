import { useQuery } from '@tanstack/react-query'
import type { ContentField, ContentFields, ContentKind } from 'contract/content/field'
import { programCode } from 'contract/content/program-code'
import type { ReactNode } from 'react'
import { contentOfTypeQuery } from '#app/data/content-lists'
import { useCatalogue } from '#app/lib/site'
import { useRights } from '../../shell/use-rights'
import type { ContentForm } from './content-form'
import { fieldControls } from './field-controls'
import { LibraryControl } from './library-control'
import { LinkTargetControl } from './link-target-control'
import { ListControl } from './list-control'
import { SelectControl } from './select-control'
import { TextControl } from './text-control'

type ControlProps = { form: ContentForm; path: string; field: ContentField }

type OwnKind = Exclude<ContentKind, 'translation'>

const controls: Record<OwnKind, (props: ControlProps) => ReactNode> = {
  ...fieldControls,
  year: (props) => <TextControl {...props} inputMode="numeric" />,
  slug: (props) => <TextControl {...props} />,
  number: (props) => <TextControl {...props} inputMode="numeric" />,
  reference: (props) => <ReferenceControl {...props} />,
  department: (props) => <DepartmentControl {...props} />,
  // Not `type="url"`: it rejects pasted spaces.
  link: (props) => <TextControl {...props} inputMode="url" />,
  linkTarget: (props) => <LinkTargetControl {...props} />,
  picture: (props) => <LibraryControl {...props} kind="picture" />,
  document: (props) => <LibraryControl {...props} kind="document" />,
  list: (props) => <ListControl {...props} Fields={ContentControls} />,
}

type ContentControlsProps = { form: ContentForm; fields: ContentFields; path?: string }

export function ContentControls({ form, fields, path }: ContentControlsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const { kind } = field
    // Translations have a form of their own.
    const Control = kind === 'translation' ? undefined : controls[kind]
    return (
      Control && (
        <Control key={name} form={form} path={path ? `${path}.${name}` : name} field={field} />
      )
    )
  })
}

function DepartmentControl({ form, path, field }: ControlProps) {
  const { courses } = useCatalogue()
  const { may } = useRights()
  const choices = [
    { value: '', label: 'Whole college' },
    ...courses.map(({ slug, title }) => ({ value: programCode(slug), label: title })),
  ].filter(({ value }) => may('write content', value || undefined))
  return (
    <SelectControl
      {...{ form, path, field }}
      options={choices}
      other={(value) => ({ value, label: value || 'Whole college' })}
    />
  )
}

function ReferenceControl({ form, path, field }: ControlProps) {
  const { data: entries = [] } = useQuery(contentOfTypeQuery(field.to))
  const choices = entries.map(({ _id, title, isPublic }) => ({
    value: _id,
    label: isPublic ? title : `${title} (not published)`,
  }))
  return (
    <SelectControl
      {...{ form, path, field }}
      options={[{ value: '', label: 'Choose…' }, ...choices]}
      other={(value) => ({ value, label: 'Deleted entry' })}
    />
  )
}
