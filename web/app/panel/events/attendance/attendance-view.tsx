import type { PanelProps } from '../../shell/panel'
import { OfficeEvents } from '../registrations/office-events'
import { AttendanceScreen } from './attendance-screen'

/** Events of any year. */
export function AttendanceView({ panel }: PanelProps) {
  const { eventId } = panel.start
  return eventId ? (
    <AttendanceScreen eventId={eventId} panel={panel} />
  ) : (
    <OfficeEvents view="attendance" first="over" panel={panel} />
  )
}
