import type { WhichEvents } from 'contract/events/event-lifecycle'
import type { EventEntry } from 'contract/events/events'
import type { FormEventHandler, ReactNode } from 'react'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'
import { WhichField } from './which-field'

export type EventDialogProps = {
  event: EventEntry
  onClose: () => void
}

type ActionDialogProps = EventDialogProps & {
  title: string
  submit: FormEventHandler
  which?: { value: WhichEvents; onChange: (which: WhichEvents) => void }
  /** Errors that belong to no field. */
  fault: string | undefined
  confirm: string
  isBusy: boolean
  isDanger?: boolean
  children: ReactNode
}

export function EventActionDialog({
  event,
  title,
  submit,
  which,
  fault,
  confirm,
  isBusy,
  isDanger = false,
  onClose,
  children,
}: ActionDialogProps) {
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      <form
        noValidate
        method="post"
        aria-label={title}
        onSubmit={submit}
        className="mt-3 grid gap-4"
      >
        <p translate="no" className="wrap-anywhere text-ink-soft">
          {event.title}
        </p>
        {which && <WhichField event={event} {...which} />}
        {children}
        {fault && (
          <p role="alert" className="font-medium text-danger-700">
            {fault}
          </p>
        )}
        <DialogButtons
          cancel="Back"
          onCancel={onClose}
          confirm={isBusy ? 'Saving...' : confirm}
          isBusy={isBusy}
          isDanger={isDanger}
        />
      </form>
    </Modal>
  )
}
