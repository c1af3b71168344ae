import type { WhichEvents } from 'contract/event-life'
import { useState } from 'react'
import { eventWhen } from '#app/lib/event-when'
import type { PanelProps } from '../../panel'
import { seenOf } from './acts'
import { type EventDialogProps, PressDialog } from './press-dialog'
import { ToldText } from './told-text'
import { usePress } from './use-press'

/** Takes back that an event is cancelled or postponed. */
export function ResumeDialog({ event, panel, onClose }: EventDialogProps & PanelProps) {
  const { form, errors, isBusy, send } = usePress(event._id, panel, onClose)
  const [which, setWhich] = useState<WhichEvents>('one')
  return (
    <PressDialog
      event={event}
      form={form}
      title="The event takes place after all"
      which={{ value: which, onChange: setWhich }}
      fault={errors.form}
      confirm="It takes place"
      isBusy={isBusy}
      onConfirm={() => send({ act: 'resume', body: { seen: seenOf(event), which } })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {`On the date that it has: ${eventWhen.whole(event)}. Registrations are as they were.`}
      </p>
      <ToldText eventId={event._id} act="resume" which={which} />
    </PressDialog>
  )
}
