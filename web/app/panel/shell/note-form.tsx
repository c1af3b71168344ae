import { longestNote } from 'contract/content/request'
import { type FormEvent, useId, useState } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'

type NoteFormProps = {
  title: string
  lead: string
  label: string
  confirm: string
  /** Without it the note is optional. */
  missing?: string
  /** Held by the parent, so that it survives a failed request. */
  note: string
  onNote: (note: string) => void
  isBusy: boolean
  onSend: (note: string) => void
  onClose: () => void
}

export function NoteForm({ title, lead, label, confirm, missing, ...form }: NoteFormProps) {
  const { note, onNote, isBusy, onSend, onClose } = form
  const id = useId()
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing && note.trim().length < 3) {
      setError(missing)
      document.getElementById(id)?.focus()
    } else if (!isBusy) onSend(note.trim())
  }
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      <form
        noValidate
        method="post"
        aria-label={title}
        onSubmit={submit}
        className="mt-3 grid gap-4"
      >
        <p className="text-ink-soft">{lead}</p>
        <Field id={id} label={label} error={error} isRequired={missing !== undefined}>
          <textarea
            id={id}
            value={note}
            rows={4}
            maxLength={longestNote}
            onChange={({ target }) => {
              onNote(target.value)
              setError(undefined)
            }}
            aria-required={missing !== undefined}
            {...describedBy(id, { error })}
            className={`${controlClasses} resize-y`}
          />
        </Field>
        <DialogButtons cancel="Cancel" onCancel={onClose} confirm={confirm} isBusy={isBusy} />
      </form>
    </Modal>
  )
}
