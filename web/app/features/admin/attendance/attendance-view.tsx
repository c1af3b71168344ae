import { useQuery } from '@tanstack/react-query'
import type { Attendance } from 'contract/attendance'
import { useId, useState } from 'react'
import { controlClasses } from '#app/components/fields/field'
import { attendanceQuery } from '#app/data/attendance'
import { officeEventsQuery } from '#app/data/registration-office'
import { eventWhen } from '#app/lib/event-when'
import type { PanelProps } from '../panel'
import { Totals } from '../totals'
import { CertificatesCard } from './certificates-card'
import { DoorForm } from './door-form'
import { OddScans } from './odd-scans'
import { WalkIns } from './walk-ins'

const first = { search: '', page: 1 } as const

/** Who came to an event: numbers, what the devices found, and what there is to have of it. */
export function AttendanceView({ panel }: PanelProps) {
  const id = useId()
  const { data: over, isError } = useQuery(officeEventsQuery({ ...first, when: 'over' }))
  const { data: ahead } = useQuery(officeEventsQuery({ ...first, when: 'ahead' }))
  const [chosen, setChosen] = useState<string>()
  if (!over || !ahead)
    return (
      <p role={isError ? 'alert' : 'status'}>
        {isError ? 'The events could not be loaded.' : 'Loading...'}
      </p>
    )
  const groups = [
    { label: 'Begun or over', events: over.events },
    { label: 'To come', events: ahead.events },
  ].filter(({ events }) => events.length > 0)
  const eventId = chosen ?? groups[0]?.events[0]?._id
  if (!eventId) return <p>There are no events yet.</p>
  return (
    <div className="grid gap-6">
      <div className="grid max-w-2xl gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Event
        </label>
        <select
          id={id}
          value={eventId}
          onChange={({ target }) => setChosen(target.value)}
          className={controlClasses}
        >
          {groups.map(({ label, events }) => (
            <optgroup key={label} label={label}>
              {events.map((event) => (
                <option key={event._id} value={event._id}>
                  {`${eventWhen.days(event)}: ${event.title}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <OfEvent key={eventId} eventId={eventId} panel={panel} />
    </div>
  )
}

function OfEvent({ eventId, panel }: PanelProps & { eventId: string }) {
  const { data, isError } = useQuery(attendanceQuery(eventId))
  if (!data)
    return (
      <p role={isError ? 'alert' : 'status'}>
        {isError ? 'The attendance could not be loaded.' : 'Loading...'}
      </p>
    )
  return (
    <div className="grid gap-6">
      <Totals facts={factsOf(data.event.counts)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OddScans odd={data.odd} />
        <CertificatesCard eventId={eventId} attendance={data} panel={panel} />
        <DoorForm eventId={eventId} door={data.door} panel={panel} />
        <WalkIns walkIns={data.walkIns} eventId={eventId} panel={panel} />
      </div>
    </div>
  )
}

/** The numbers of an event, as the office reads them afterwards. */
const factsOf = (counts: Attendance['event']['counts']) =>
  [
    ['Registered', counts.registered],
    ['Came', counts.came],
    ['Of them at the door', counts.walkIns],
    ['Waiting', counts.waiting],
    ['Scanned twice', counts.doubles],
  ] as const
