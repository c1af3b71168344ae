import type { WhichEvents } from 'contract/events/event-lifecycle'
import { useState } from 'react'
import { eventWhenHere } from '#app/lib/event-when'
import type { PanelProps } from '../../shell/panel'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { seenOf } from './actions'
import { NotificationText } from './notification-text'
import { useEventActionForm } from './use-action'

export function ResumeDialog({ event, panel, onClose }: EventDialogProps & PanelProps) {
  const { form, errors, isBusy, send } = useEventActionForm(event._id, panel, onClose)
  const [which, setWhich] = useState<WhichEvents>('one')
  return (
    <EventActionDialog
      event={event}
      form={form}
      title="Reinstate event"
      which={{ value: which, onChange: setWhich }}
      fault={errors.form}
      confirm="Reinstate event"
      isBusy={isBusy}
      onConfirm={() => send({ act: 'resume', body: { seen: seenOf(event), which } })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {`The event will take place as announced: ${eventWhenHere.whole(event)}. Registrations are unchanged.`}
      </p>
      <NotificationText eventId={event._id} act="resume" which={which} />
    </EventActionDialog>
  )
}
