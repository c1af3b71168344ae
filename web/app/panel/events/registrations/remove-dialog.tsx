import type { OfficeRegistration } from 'contract/events/registration-office'
import { type FormEvent, useId, useState } from 'react'
import { useRemoveRegistration } from '#app/data/registration-office'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses, describe, Field } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'That did not work. Please try again.'

type RemoveDialogProps = PanelProps & {
  eventId: string
  registration: OfficeRegistration
  onClose: () => void
}

/** Takes somebody out, with the reason that is mailed to them. */
export function RemoveDialog({ eventId, registration, panel, onClose }: RemoveDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const remove = useRemoveRegistration(eventId)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    if (reason.trim() === '') {
      setError('Please write down a reason')
      document.getElementById(id)?.focus()
      return
    }
    remove.mutate(
      { registrationId: registration._id, reason },
      {
        onSuccess: ({ message }) => {
          panel.showSuccess(message)
          onClose()
        },
        onError: (fault) => {
          if (!isSessionEnd(fault)) panel.showError(fault.message || failed)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      title={`Take out ${registration.name ?? ''}`}
      onClose={onClose}
      isBusy={remove.isPending}
    >
      <p className="mt-3 mb-4 text-ink-soft">
        The reason is mailed. A place that becomes free is offered to the next in line.
      </p>
      <form noValidate method="post" onSubmit={confirm}>
        <Field id={id} label="Reason" error={error} isRequired>
          <input
            id={id}
            value={reason}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
            aria-required
            {...describe(id, { error })}
            className={controlClasses}
          />
        </Field>
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={remove.isPending ? 'Taking out...' : 'Take out'}
          isBusy={remove.isPending}
          isDanger
        />
      </form>
    </Modal>
  )
}
