import { useQuery } from '@tanstack/react-query'
import type { Attendance } from 'contract/events/attendance'
import { attendanceQuery } from '#app/data/attendance'
import type { PanelProps } from '../../shell/panel'
import { Totals } from '../../shell/totals'
import { EventFrame } from '../registrations/event-frame'
import { AnomalousScans } from './anomalous-scans'
import { CertificatesCard } from './certificates-card'
import { CheckInForm } from './check-in-form'
import { WalkIns } from './walk-ins'

export function AttendanceScreen({ eventId, panel }: PanelProps & { eventId: string }) {
  const requested = useQuery(attendanceQuery(eventId))
  return (
    <EventFrame
      {...{ asked: requested, panel }}
      view="attendance"
      label="Event attendance"
      failure="Attendance could not be loaded."
    >
      {(attendance) => (
        <>
          <Totals facts={factsOf(attendance.event.counts)} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <AnomalousScans anomalousScans={attendance.odd} />
            <CertificatesCard eventId={eventId} attendance={attendance} panel={panel} />
            <CheckInForm eventId={eventId} checkIn={attendance.door} panel={panel} />
            <WalkIns walkIns={attendance.walkIns} eventId={eventId} panel={panel} />
          </div>
        </>
      )}
    </EventFrame>
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
