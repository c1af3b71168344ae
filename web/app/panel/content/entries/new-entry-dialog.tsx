import type { DeclaredCollection } from 'contract/content/content-type'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { type FormEvent, useId, useState } from 'react'
import { v4 as newId } from 'uuid'
import { useCollectionCalls } from '#app/data/content'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses, describedBy, FieldError } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useTypedState } from '../../shell/use-typed-state'
import { openEntry } from './open-entry'

const failed = 'It could not be created. Check your connection and try again.'

type NewEntryProps = { panel: Panel; type: CollectionName; onClose: () => void }

export function NewEntryDialog({ panel, type, onClose }: NewEntryProps) {
  const { one, nameField, fields }: DeclaredCollection = contentTypes[type]
  const id = useId()
  // Stays the same when retrying, so a lost response can't create a second entry.
  const [_id] = useState(() => newId())
  const [name, setName] = useTypedState(panel, `new ${type}`, '')
  const [error, setError] = useState<string>()
  const { create } = useCollectionCalls()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await create.mutateAsync({ _id, type, name })
      openEntry(panel, { _id, type })
    } catch (rejection) {
      reportFailure(rejection, setError, failed)
      document.getElementById(id)?.focus()
    }
  }
  return (
    <Modal title={`New ${one.toLowerCase()}`} onClose={onClose} isBusy={create.isPending}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="mt-3 grid gap-1.5"
      >
        <label htmlFor={id} className="font-semibold text-ink">
          {fields[nameField]?.label}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the dialog asks for nothing else
          autoFocus
          value={name}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
          {...describedBy(id, { hint: 'Only staff see it until you publish.', error })}
          className={controlClasses}
        />
        {error && <FieldError id={id}>{error}</FieldError>}
        <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
          Only staff see it until you publish.
        </p>
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm="Create"
          isDisabled={name.trim() === ''}
          isBusy={create.isPending}
        />
      </form>
    </Modal>
  )
}
