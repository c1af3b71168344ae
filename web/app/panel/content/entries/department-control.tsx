import type { ContentField } from 'contract/content/field'
import { programCode } from 'contract/content/program-code'
import { useCatalogue } from '#app/lib/site'
import { useRights } from '../../shell/use-rights'
import type { ContentForm } from './content-form'
import { SelectControl } from './select-control'

type DepartmentControlProps = { form: ContentForm; path: string; field: ContentField }

export function DepartmentControl({ form, path, field }: DepartmentControlProps) {
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
