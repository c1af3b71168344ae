import { useQuery } from '@tanstack/react-query'
import type { OfficeEvent } from 'contract/events/registration-office'
import { officeEventQuery } from '#app/data/registration-office'
import { Card } from '../../shell/card'
import type { PanelProps } from '../../shell/panel'
import { Totals } from '../../shell/totals'
import { AddPerson } from './add-person'
import { EventFrame } from './event-frame'
import { PeopleList } from './people-list'
import { TermsFormCard } from './terms-form'

type EventScreenProps = PanelProps & { eventId: string }

export function EventScreen({ eventId, panel }: EventScreenProps) {
  const requested = useQuery(officeEventQuery(eventId))
  return (
    <EventFrame
      {...{ asked: requested, panel }}
      view="registrations"
      label="Event registrations"
      failure="The event could not be loaded."
    >
      {({ event, terms }) => (
        <>
          {terms && (
            <>
              <Totals facts={factsOf(event)} columns={6} />
              <PeopleList eventId={eventId} panel={panel} />
              <AddPerson eventId={eventId} panel={panel} />
            </>
          )}
          <Card
            title={terms ? 'Registration settings' : 'Open registration'}
            lead={
              terms
                ? 'Fewer seats remove nobody. Extra seats go to the waiting list, first come, first served.'
                : 'Save these settings to let people register for this event.'
            }
            className="p-5 sm:p-6"
          >
            <TermsFormCard eventId={eventId} terms={terms} panel={panel} />
          </Card>
        </>
      )}
    </EventFrame>
  )
}

const factsOf = ({ counts, capacity = 0 }: OfficeEvent) =>
  [
    ['Seats', capacity],
    ['Registered', counts.registered],
    ['Offered', counts.offered],
    ['Waiting', counts.waiting],
    ['Email not confirmed', counts.asked],
    ['Cancelled or removed', counts.left + counts.removed + counts.lapsed],
  ] as const
