import type { WhichEvents } from 'contract/events/event-life'
import { useState } from 'react'
import type { PanelProps } from '../../shell/panel'
import { TypedField } from '../registrations/typed-field'
import { type EventDialogProps, PressDialog } from './action-dialog'
import { seenOf } from './actions'
import { ToldText } from './notification-text'
import { usePress } from './use-action'

/** Of an event that is postponed to a date that is known. */
const movedLead = 'Visitors read the new date beside the former one, which is struck out.'

const words = {
  cancel: {
    title: 'Cancel the event',
    lead: 'Its page stays and says that it is cancelled, and why.',
    confirm: 'Cancel the event',
  },
  postpone: {
    title: 'Postpone the event',
    lead: 'Visitors read that it does not take place on its date. A new date can be given later, by Move.',
    confirm: 'Postpone',
  },
} as const

type OffDialogProps = EventDialogProps & PanelProps & { act: keyof typeof words }

/** Says that an event does not take place, or not when it was said to; postponed to a date that is known, it is moved. */
export function OffDialog({ event, act, panel, onClose }: OffDialogProps) {
  const { form, errors, setErrors, isBusy, send } = usePress(event._id, panel, onClose)
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
    if (reason.trim() === '') setErrors({ reason: 'Please write down a reason' })
    else if (date)
      send({ act: 'move', body: { seen, which, date, reason, ...(hasHours && { time }) } })
    else send({ act, body: { seen, which, reason } })
  }
  return (
    <PressDialog
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
      <TypedField
        label="Reason"
        hint="Visitors read it, and it is in the mail"
        isRequired
        {...field('reason')}
      />
      {act === 'postpone' && (
        <TypedField
          label="New date"
          hint="Leave it empty while nobody knows"
          type="datetime-local"
          {...field('date')}
        />
      )}
      {date && hasHours && (
        <TypedField
          label="Time"
          hint="As visitors read it; empty, what the date says"
          {...field('time')}
        />
      )}
      <ToldText
        eventId={event._id}
        act={date ? 'move' : act}
        which={which}
        counts={date ? 'people' : 'ahead'}
      />
    </PressDialog>
  )
}
