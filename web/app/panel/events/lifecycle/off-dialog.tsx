import type { WhichEvents } from 'contract/events/event-lifecycle'
import { useState } from 'react'
import type { PanelProps } from '../../shell/panel'
import { TextInputField } from '../registrations/text-input-field'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { seenOf } from './actions'
import { NotificationText } from './notification-text'
import { useEventActionForm } from './use-action'

const movedLead = 'Visitors see the new date, with the previous one struck through.'

const words = {
  cancel: {
    title: 'Cancel event',
    lead: 'The event page stays online and says that the event is cancelled, and why.',
    confirm: 'Cancel event',
  },
  postpone: {
    title: 'Postpone event',
    lead: 'Visitors see that the event is postponed. You can set a new date later with “Move”.',
    confirm: 'Postpone event',
  },
} as const

type OffDialogProps = EventDialogProps & PanelProps & { act: keyof typeof words }

/** With a new date, postponing is moving. */
export function OffDialog({ event, act, panel, onClose }: OffDialogProps) {
  const { form, errors, setErrors, isBusy, send } = useEventActionForm(event._id, panel, onClose)
  const [which, setWhich] = useState<WhichEvents>('one')
  const [typed, setTyped] = useState({ reason: '', date: '', time: event.time ?? '' })
  const { reason, date, time } = typed
  const { title, lead, confirm } = words[act]
  const hasHours = event.time !== undefined
  const isNamed = Object.keys(typed).some((name) => errors[name])
  const seen = seenOf(event)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      setErrors({})
    },
  })
  const onConfirm = () => {
    if (reason.trim() === '') setErrors({ reason: 'Please enter a reason' })
    else if (date)
      send({ act: 'move', body: { seen, which, date, reason, ...(hasHours && { time }) } })
    else send({ act, body: { seen, which, reason } })
  }
  return (
    <EventActionDialog
      event={event}
      form={form}
      title={title}
      which={{ value: which, onChange: setWhich }}
      fault={isNamed ? undefined : errors.form}
      confirm={confirm}
      isBusy={isBusy}
      isDanger={act === 'cancel'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="text-ink-soft">{date ? movedLead : lead}</p>
      <TextInputField
        label="Reason"
        hint="Shown to visitors and included in the email"
        isRequired
        {...field('reason')}
      />
      {act === 'postpone' && (
        <TextInputField
          label="New date"
          hint="Leave empty if there is no new date yet"
          type="datetime-local"
          {...field('date')}
        />
      )}
      {date && hasHours && (
        <TextInputField
          label="Time"
          hint="Shown to visitors. If empty, the time of the date is shown."
          {...field('time')}
        />
      )}
      <NotificationText
        eventId={event._id}
        act={date ? 'move' : act}
        which={which}
        counts={date ? 'people' : 'ahead'}
      />
    </EventActionDialog>
  )
}
