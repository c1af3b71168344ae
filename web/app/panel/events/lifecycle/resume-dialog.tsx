import type { WhichEvents } from 'contract/events/event-life'
import { useState } from 'react'
import { eventWhen } from '#app/lib/event-when'
import type { PanelProps } from '../../shell/panel'
import { type EventDialogProps, PressDialog } from './action-dialog'
import { seenOf } from './actions'
import { ToldText } from './notification-text'
import { usePress } from './use-action'

export function ResumeDialog({ event, panel, onClose }: EventDialogProps & PanelProps) {
  const { form, errors, isBusy, send } = usePress(event._id, panel, onClose)
  const [which, setWhich] = useState<WhichEvents>('one')
  return (
    <PressDialog
      event={event}
      form={form}
      title="Event takes place after all"
      which={{ value: which, onChange: setWhich }}
      fault={errors.form}
      confirm="Reinstate event"
      isBusy={isBusy}
      onConfirm={() => send({ act: 'resume', body: { seen: seenOf(event), which } })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {`The event will take place as announced: ${eventWhen.whole(event)}. Registrations are unchanged.`}
      </p>
      <ToldText eventId={event._id} act="resume" which={which} />
    </PressDialog>
  )
}
