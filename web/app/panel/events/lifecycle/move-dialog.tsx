import { college } from 'college/facts'
import type { WhichEvents } from 'contract/events/event-lifecycle'
import { localTime } from 'contract/platform/zoned-time'
import { useState } from 'react'
import type { PanelProps } from '../../shell/panel'
import { TextInputField } from '../registrations/text-input-field'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { seenOf } from './actions'
import { NotificationText } from './notification-text'
import { useEventActionForm } from './use-action'

export function MoveDialog({ event, panel, onClose }: EventDialogProps & PanelProps) {
  const { form, errors, setErrors, isBusy, send } = useEventActionForm(event._id, panel, onClose)
  const [which, setWhich] = useState<WhichEvents>('one')
  const date = localTime(event.date, college.timeZone)
  const [typed, setTyped] = useState({
    date,
    time: event.time ?? '',
    venue: event.venue ?? '',
    onlineLink: event.onlineLink ?? '',
    reason: '',
  })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      setErrors({})
    },
  })
  const isNamed = Object.keys(typed).some((name) => errors[name])
  return (
    <EventActionDialog
      event={event}
      form={form}
      title="Move event"
      which={{ value: which, onChange: setWhich }}
      fault={isNamed ? undefined : errors.form}
      confirm="Move event"
      isBusy={isBusy}
      onConfirm={() => send({ act: 'move', body: { seen: seenOf(event), which, ...typed } })}
      onClose={onClose}
    >
      <TextInputField
        label="New date"
        hint={
          which === 'later' ? 'Later events move by the same amount' : 'The duration stays the same'
        }
        type="datetime-local"
        isRequired
        {...field('date')}
      />
      <TextInputField
        label="Time"
        hint="Shown to visitors. If empty, the time of the date is shown."
        {...field('time')}
      />
      <TextInputField
        label="Venue"
        hint="Leave empty if the event is online only"
        {...field('venue')}
      />
      <TextInputField label="Link to take part online" {...field('onlineLink')} />
      <TextInputField
        label="Reason"
        hint="Shown to visitors and included in the email"
        {...field('reason')}
      />
      <NotificationText
        eventId={event._id}
        act="move"
        which={which}
        counts={typed.date === date ? 'ahead' : 'people'}
      />
    </EventActionDialog>
  )
}
