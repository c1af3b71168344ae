import type { PanelProps } from '../../shell/panel'
import { OfficeEvents } from '../registrations/office-events'
import { AttendanceScreen } from './attendance-screen'

/** Who came to an event, of any year: it is chosen among all of them, and has the screen for itself then. */
export function AttendanceView({ panel }: PanelProps) {
  const { eventId } = panel.start
  return eventId ? (
    <AttendanceScreen eventId={eventId} panel={panel} />
  ) : (
    <OfficeEvents view="attendance" first="over" panel={panel} />
  )
}
