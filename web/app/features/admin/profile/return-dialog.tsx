import type { ProfileChange } from 'contract/own-profile'
import { useId, useState } from 'react'
import { DialogButtons } from '#app/components/dialog-buttons'
import { controlClasses, Field } from '#app/components/fields/field'
import { Modal } from '#app/components/modal'
import { useReturnProfile } from '#app/data/own-profile'
import type { PanelProps } from '../panel'
import { isSessionEnd } from '../use-session-end'

type ReturnDialogProps = { change: ProfileChange; onClose: () => void } & PanelProps

/** Asks for the note with which a change is returned. */
export function ReturnDialog({ change, panel, onClose }: ReturnDialogProps) {
  const id = useId()
  const giveBack = useReturnProfile()
  const [note, setNote] = useState('')
  const { _id, name, sentAt } = change
  const send = () =>
    giveBack.mutate(
      { _id, sentAt, note },
      {
        onSuccess: ({ message }) => panel.showSuccess(message),
        onError: (error) => {
          if (!isSessionEnd(error)) panel.showError(error.message || 'It could not be returned.')
        },
        onSettled: onClose,
      },
    )
  return (
    <Modal title={`Return to ${name}`} onClose={onClose} isBusy={giveBack.isPending}>
      <div className="mt-3 grid gap-4">
        <Field id={id} label="What is to be changed" isRequired>
          <textarea
            id={id}
            rows={4}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            aria-required
            className={`${controlClasses} resize-y`}
          />
        </Field>
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={giveBack.isPending ? 'Returning...' : 'Return'}
          onConfirm={send}
          isDisabled={note.trim() === ''}
          isBusy={giveBack.isPending}
        />
      </div>
    </Modal>
  )
}
