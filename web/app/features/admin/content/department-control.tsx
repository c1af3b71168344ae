import type { ContentField } from 'contract/content/field'
import { programCode } from 'contract/program-code'
import { controlClasses, describe, Field } from '#app/components/fields/field'
import { useCatalogue } from '#app/lib/site'
import { useRights } from '../use-rights'
import type { ContentForm } from './content-form'
import { valueAt } from './form-data'

type DepartmentControlProps = { form: ContentForm; path: string; field: ContentField }

/** A choice among the departments that the account writes for. */
export function DepartmentControl({ form, path, field }: DepartmentControlProps) {
  const { label, help: hint, isRequired } = field
  const { courses } = useCatalogue()
  const { may } = useRights()
  const id = form.idOf(path)
  const error = form.faultAt(path)
  const value = String(valueAt(form.data, path) ?? '')
  const mayWrite = (code: string) => may('write content', code || undefined)
  const choices = [
    { code: '', title: 'Whole college' },
    ...courses.map(({ slug, title }) => ({ code: programCode(slug), title })),
  ].filter(({ code }) => mayWrite(code))
  const isListed = choices.some(({ code }) => code === value)
  return (
    <Field {...{ id, label, hint, error, isRequired }}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => form.change(path, target.value)}
        onBlur={() => form.leave(path)}
        aria-required={isRequired}
        {...describe(id, { hint, error })}
        className={controlClasses}
      >
        {!isListed && <option value={value}>{value || 'Whole college'}</option>}
        {choices.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  )
}
