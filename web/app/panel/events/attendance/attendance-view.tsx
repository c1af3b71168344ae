import type { PanelProps } from '../../shell/panel'
import { OfficeEvents } from '../registrations/office-events'

/** Events of any year. */
export const AttendanceView = ({ panel }: PanelProps) => (
  <OfficeEvents view="attendance" first="over" panel={panel} />
)
