import type { WhichEvents } from 'contract/events/event-lifecycle'
import { useWatch } from 'react-hook-form'
import { TextField } from '#app/ui/fields/text-field'
import type { PanelProps } from '../../shell/panel'
import { requireText } from '../../shell/use-call-form'
import { useTypedState } from '../../shell/use-typed-state'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { changedSince, seenOf } from './actions'
import { NotificationText } from './notification-text'
import { noReason, ReasonFields } from './reason-fields'
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
export function OffDialog(props: OffDialogProps) {
  const { event, panel, act, onClose } = props
  const [which, setWhich] = useTypedState<WhichEvents>(panel, `which to ${act} ${event._id}`, 'one')
  const { title, lead, confirm } = words[act]
  const hours = { time: event.time ?? '' }
  const seen = seenOf(event)
  const { control, dialog } = useEventActionForm(props, {
    name: act,
    defaultValues: { ...noReason, date: '', ...hours },
    resolver: requireText('reason', 'Please enter a reason'),
    actionOf: ({ date, time, ...reasons }) =>
      date
        ? { act: 'move', body: { seen, which, date, ...reasons, ...changedSince(hours, { time }) } }
        : { act, body: { seen, which, ...reasons } },
  })
  const date = useWatch({ control, name: 'date' })
  return (
    <EventActionDialog
      {...dialog}
      event={event}
      title={title}
      which={{ value: which, onChange: setWhich }}
      confirm={confirm}
      isDanger={act === 'cancel'}
      onClose={onClose}
    >
      <p className="text-ink-soft">{date ? movedLead : lead}</p>
      <ReasonFields control={control} isRequired />
      {act === 'postpone' && (
        <TextField
          label="New date"
          hint="Leave empty if there is no new date yet"
          type="datetime-local"
          name="date"
          control={control}
        />
      )}
      {date && event.time !== undefined && (
        <TextField
          label="Time"
          hint="Shown to visitors. If empty, the time of the date is shown."
          name="time"
          control={control}
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
