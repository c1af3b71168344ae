import type { AttendeeCertificate } from 'contract/events/attendance'
import { ApiError } from 'contract/platform/client'
import { type FormEvent, useId, useState } from 'react'
import { useReissueCertificate } from '#app/data/attendance'
import { eventWhenHere } from '#app/lib/event-when'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { FormError } from '#app/ui/fields/form-error'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'The certificate could not be reissued. Check your connection and try again.'

type ReissueDialogProps = PanelProps & {
  eventId: string
  code: string
  seen: AttendeeCertificate
  onIssued: () => void
  onClose: () => void
}

export function ReissueDialog(props: ReissueDialogProps) {
  const { eventId, code, seen, panel, onIssued, onClose } = props
  const id = useId()
  const [name, setName] = useState(seen.name)
  const [problem, setFault] = useState<string>()
  const [nameFault, setNameFault] = useState<string>()
  const reissue = useReissueCertificate(eventId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reissue.isPending) return
    setFault(undefined)
    reissue.mutate(
      { code, name, seen },
      {
        onSuccess: ({ message }) => {
          panel.showSuccess(message)
          onIssued()
          onClose()
        },
        onError: (error) => {
          if (isSessionEnd(error)) return onClose()
          const ofName = error instanceof ApiError ? error.errors.name : undefined
          if (!ofName) return setFault(error.message || failed)
          setNameFault(ofName)
          document.getElementById(id)?.focus()
        },
      },
    )
  }
  return (
    <Modal title="Reissue certificate" onClose={onClose} isBusy={reissue.isPending}>
      <p className="mt-3 text-ink-soft">
        {seen.revokedAt &&
          `This certificate was revoked on ${eventWhenHere.longDays({ date: seen.revokedAt })}. The new one will be valid. `}
        The new certificate has this name, a new code and today’s date. Everything else stays the
        same. Checking the old code shows that it was replaced.
      </p>
      <p className="mt-2 mb-4 text-ink-soft">
        Registered guests can download it in the same place as the old one.
      </p>
      <form noValidate method="post" onSubmit={submit}>
        <Field id={id} label="Name on the certificate" error={nameFault} isRequired>
          <input
            id={id}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value)
              setNameFault(undefined)
            }}
            aria-required
            {...describedBy(id, { error: nameFault })}
            className={controlClasses}
          />
        </Field>
        {problem && (
          <div className="mt-4">
            <FormError>{problem}</FormError>
          </div>
        )}
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={reissue.isPending ? 'Reissuing...' : 'Reissue'}
          isBusy={reissue.isPending}
        />
      </form>
    </Modal>
  )
}
