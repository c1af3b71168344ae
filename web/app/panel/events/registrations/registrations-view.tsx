import type { PanelProps } from '../../shell/panel'
import { EventScreen } from './event-screen'
import { OfficeEvents } from './office-events'

export function RegistrationsView({ panel }: PanelProps) {
  const { eventId } = panel.start
  return eventId ? (
    <EventScreen eventId={eventId} panel={panel} />
  ) : (
    <OfficeEvents view="registrations" first="ahead" panel={panel} />
  )
}
