import { yes } from 'contract/content/choice-field'
import { describedBy, FieldError } from '#app/ui/fields/field'
import type { FieldControlProps } from './content-form'
import { valueAt } from './form-data'

/** Stored as `yes` or an empty string. */
export function SwitchControl({ form, path, field: { label, help } }: FieldControlProps) {
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
