import { college } from 'college/facts'
import type { WhichEvents } from 'contract/events/event-lifecycle'
import { venueTranslations } from 'contract/events/event-venue'
import { localTime } from 'contract/platform/zoned-time'
import { useWatch } from 'react-hook-form'
import { TextField } from '#app/ui/fields/text-field'
import type { PanelProps } from '../../shell/panel'
import { useTypedState } from '../../shell/use-typed-state'
import { EventActionDialog, type EventDialogProps } from './action-dialog'
import { changedSince, seenOf } from './actions'
import { NotificationText } from './notification-text'
import { noReason, ReasonFields } from './reason-fields'
import { useEventActionForm } from './use-action'

export function MoveDialog(props: EventDialogProps & PanelProps) {
  const { event, panel, onClose } = props
  const [which, setWhich] = useTypedState<WhichEvents>(panel, `which to move ${event._id}`, 'one')
  const date = localTime(event.date, college.timeZone)
  const details = {
    time: event.time ?? '',
    venue: event.venue ?? '',
    onlineLink: event.onlineLink ?? '',
  }
  const { control, dialog } = useEventActionForm(props, {
    name: 'move',
    defaultValues: {
      date,
      ...details,
      venue_hi: '',
      ...noReason,
    },
    actionOf: ({ time, venue, onlineLink, ...typed }) => ({
      act: 'move',
      body: {
        seen: seenOf(event),
        which,
        ...typed,
        ...changedSince(details, { time, venue, onlineLink }),
        // A translation always goes with the venue it translates.
        ...(typed.venue_hi && { venue }),
      },
    }),
  })
  const isSameDate = useWatch({ control, name: 'date' }) === date
  return (
    <EventActionDialog
      {...dialog}
      event={event}
      title="Move event"
      which={{ value: which, onChange: setWhich }}
      confirm="Move event"
      onClose={onClose}
    >
      <TextField
        label="New date"
        hint={
          which === 'later' ? 'Later events move by the same amount' : 'The duration stays the same'
        }
        type="datetime-local"
        isRequired
        name="date"
        control={control}
      />
      <TextField
        label="Time"
        hint="Shown to visitors. If empty, the time of the date is shown."
        name="time"
        control={control}
      />
      <TextField
        label="Venue"
        hint="Leave empty if the event is online only"
        name="venue"
        control={control}
      />
      {venueTranslations.map(({ name, label, language, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          lang={language}
          name={name}
          control={control}
        />
      ))}
      <TextField label="Online link" name="onlineLink" control={control} />
      <ReasonFields control={control} />
      <NotificationText
        eventId={event._id}
        act="move"
        which={which}
        counts={isSameDate ? 'ahead' : 'people'}
      />
    </EventActionDialog>
  )
}
