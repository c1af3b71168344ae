import { useQuery } from '@tanstack/react-query'
import { type Attendance, exportAttendance } from 'contract/events/attendance'
import { urlOf } from 'contract/platform/client'
import { ScanLine } from 'lucide'
import { attendanceQuery } from '#app/data/attendance'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { Card } from '../../shell/card'
import { DownloadButton } from '../../shell/download-button'
import type { PanelProps } from '../../shell/panel'
import { Totals } from '../../shell/totals'
import { useRights } from '../../shell/use-rights'
import { AnomalousScans } from '../attendance/anomalous-scans'
import { CheckInForm } from '../attendance/check-in-form'
import { WalkIns } from '../attendance/walk-ins'
import { AttendanceLoader } from './attendance-loader'

export function CheckInTab({ eventId, panel }: PanelProps & { eventId: string }) {
  const query = useQuery(attendanceQuery(eventId))
  const { has } = useRights()
  return (
    <AttendanceLoader query={query}>
      {(attendance) => (
        <>
          <Totals facts={factsOf(attendance.event.counts)} />
          <div className="flex flex-wrap gap-3">
            {has('check in') && (
              <Link to={`${pathOf('admin-check-in')}#${eventId}`} className="button-primary">
                <Icon of={ScanLine} className="size-5" />
                Open check-in
              </Link>
            )}
            <DownloadButton
              url={urlOf(exportAttendance, { params: { eventId } })}
              fileName="attendance.csv"
              panel={panel}
              holds="names and addresses"
            >
              Attendance (CSV)
            </DownloadButton>
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <AnomalousScans anomalousScans={attendance.odd} />
            <Card title="Check-in settings" className="p-5 sm:p-6">
              <CheckInForm
                part="checkIn"
                eventId={eventId}
                checkIn={attendance.door}
                panel={panel}
              />
            </Card>
            <WalkIns walkIns={attendance.walkIns} eventId={eventId} panel={panel} />
          </div>
        </>
      )}
    </AttendanceLoader>
  )
}

const factsOf = (counts: Attendance['event']['counts']) =>
  [
    ['Registered', counts.registered],
    ['Attended', counts.came],
    ['Walk-ins', counts.walkIns],
    ['Waiting', counts.waiting],
    ['Scanned twice', counts.doubles],
  ] as const
