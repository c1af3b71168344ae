import { useQuery } from '@tanstack/react-query'
import { attendanceQuery } from '#app/data/attendance'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { CertificatesCard } from '../attendance/certificates-card'
import { CheckInForm } from '../attendance/check-in-form'
import { AttendanceLoader } from './attendance-loader'

export function CertificatesTab({ eventId, panel }: PanelProps & { eventId: string }) {
  const query = useQuery(attendanceQuery(eventId))
  return (
    <AttendanceLoader query={query}>
      {(attendance) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CertificatesCard eventId={eventId} attendance={attendance} panel={panel} />
          <Card title="Certificate settings" className="p-5 sm:p-6">
            <CheckInForm
              part="certificates"
              eventId={eventId}
              checkIn={attendance.door}
              panel={panel}
            />
          </Card>
        </div>
      )}
    </AttendanceLoader>
  )
}
