import { exportAttendance } from 'contract/events/attendance'
import { urlOf } from 'contract/platform/client'
import { DownloadButton } from '../../shell/download-button'
import type { PanelProps } from '../../shell/panel'

export const AttendanceFile = ({ eventId, panel }: PanelProps & { eventId: string }) => (
  <DownloadButton
    url={urlOf(exportAttendance, { params: { eventId } })}
    fileName="attendance.csv"
    panel={panel}
    holds="names and addresses"
  >
    Attendance (CSV)
  </DownloadButton>
)
