import { useQuery } from '@tanstack/react-query'
import type { ContentField } from 'contract/content/field'
import { controlClasses, describe, Field } from '#app/components/fields/field'
import { contentListQuery } from '#app/data/content'
import type { ContentForm } from './content-form'
import { valueAt } from './form-data'

type ReferenceControlProps = { form: ContentForm; path: string; field: ContentField }

/** A choice among the entries of a type. */
export function ReferenceControl({ form, path, field }: ReferenceControlProps) {
  const { label, help: hint, isRequired, to } = field
  const { data: entries = [] } = useQuery(contentListQuery())
  const id = form.idOf(path)
  const error = form.faultAt(path)
  const value = String(valueAt(form.data, path) ?? '')
  const choices = entries.filter(({ type }) => type === to)
  const isKnown = value === '' || choices.some(({ _id }) => _id === value)
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
        <option value="">Choose…</option>
        {!isKnown && <option value={value}>One that is not there any more</option>}
        {choices.map(({ _id, title, isPublic }) => (
          <option key={_id} value={_id}>
            {isPublic ? title : `${title} (not published)`}
          </option>
        ))}
      </select>
    </Field>
  )
}
