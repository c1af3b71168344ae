import type { WhichEvents } from 'contract/events/event-lifecycle'
import { eventWhenHere } from '#app/lib/event-when'
import type { PanelProps } from '../../shell/panel'
import { useTypedState } from '../../shell/use-typed-state'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { seenOf } from './actions'
import { NotificationText } from './notification-text'
import { useEventActionForm } from './use-action'

export function ResumeDialog(props: EventDialogProps & PanelProps) {
  const { event, panel, onClose } = props
  const [which, setWhich] = useTypedState<WhichEvents>(panel, `which to resume ${event._id}`, 'one')
  const { dialog } = useEventActionForm(props, {
    name: 'resume',
    defaultValues: {},
    actionOf: () => ({ act: 'resume', body: { seen: seenOf(event), which } }),
  })
  return (
    <EventActionDialog
      {...dialog}
      event={event}
      title="Reinstate event"
      which={{ value: which, onChange: setWhich }}
      confirm="Reinstate event"
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {`The event will take place as announced: ${eventWhenHere.whole(event)}. Registrations are unchanged.`}
      </p>
      <NotificationText eventId={event._id} act="resume" which={which} />
    </EventActionDialog>
  )
}
