import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import type { ContentField } from 'contract/content/field'
import { entryOf, linkToEntry } from 'contract/content/rich-text/link-target'
import { entriesQuery } from '#app/data/content-lists'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { siteLinkOptions } from '../rich-text/link-options'
import { useLinkable } from '../rich-text/use-linkable'
import type { ContentForm } from './content-form'
import { valueAt } from './form-data'

type LinkTargetControlProps = { form: ContentForm; path: string; field: ContentField }

function noteOf(entry: ContentEntry | undefined): string {
  if (!entry)
    return 'The linked page has been deleted, so visitors don’t see this link. Choose another page.'
  return entry.isPublic
    ? `Links to “${entry.title}”, even if its address changes`
    : `Visitors won’t see this link until “${entry.title}” is published`
}

/** An entry's link is stored as its id and shown as its current address. */
export function LinkTargetControl({ form, path, field }: LinkTargetControlProps) {
  const { label, help, isRequired } = field
  const queryClient = useQueryClient()
  const id = form.idOf(path)
  const error = form.errorAt(path)
  const stored = valueAt(form.data, path)
  const value = typeof stored === 'string' ? stored : ''
  const linked = entryOf(value)
  const { data: [target] = [], isSuccess } = useQuery(entriesQuery(linked ? [linked] : []))
  const visible = linked ? (target?.page ?? '') : value
  const paged = (useLinkable(linked ? '' : value) ?? []).filter(({ page }) => page !== undefined)
  const change = (typed: string) => {
    const entry = paged.find(({ page }) => page === typed.trim())
    // Primed, so that the field isn't empty while the entry loads.
    if (entry) queryClient.setQueryData(entriesQuery([entry._id]).queryKey, [entry])
    form.change(path, entry ? linkToEntry(entry._id) : typed)
  }
  const leave = () => {
    // The lookup may have finished after the last keystroke.
    if (!linked && value) change(value)
    form.leave(path)
  }
  const hint = (linked && isSuccess && noteOf(target)) || help
  return (
    <Field {...{ id, label, hint, error, isRequired }}>
      <input
        id={id}
        value={visible}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
        // Not `type="url"`: it rejects pasted spaces.
        inputMode="url"
        autoComplete="off"
        aria-required={isRequired}
        list={`${id}-places`}
        {...describedBy(id, { hint, error })}
        className={controlClasses}
      />
      <datalist id={`${id}-places`}>
        {siteLinkOptions.map(({ target, label: name }) => (
          <option key={target} value={target} label={name} />
        ))}
        {paged.map(({ _id, page, title }) => (
          <option translate="no" key={_id} value={page} label={title} />
        ))}
      </datalist>
    </Field>
  )
}
