import { useQuery } from '@tanstack/react-query'
import type { ContentField } from 'contract/content/field'
import { contentOfTypeQuery } from '#app/data/content-lists'
import type { ContentForm } from './content-form'
import { SelectControl } from './select-control'

type ReferenceControlProps = { form: ContentForm; path: string; field: ContentField }

export function ReferenceControl({ form, path, field }: ReferenceControlProps) {
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
