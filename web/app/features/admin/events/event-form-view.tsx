import { BackButton } from '../back-button'
import type { PanelProps } from '../panel'
import { EventForm } from './event-form'

/** Makes a new event, or changes the one that the panel was asked to edit. */
export function EventFormView({ panel }: PanelProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <BackButton onClick={() => panel.open('events')}>Back to Events</BackButton>
      <EventForm panel={panel} />
    </div>
  )
}
