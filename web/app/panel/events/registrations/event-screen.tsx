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

/** The registrations of one event: its numbers, who has registered, and its terms. */
export function EventScreen({ eventId, panel }: EventScreenProps) {
  const asked = useQuery(officeEventQuery(eventId))
  return (
    <EventFrame
      {...{ asked, panel }}
      view="registrations"
      label="Registrations of an event"
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
            title={terms ? 'Terms of registration' : 'Open registration'}
            lead={
              terms
                ? 'Fewer places take nobody out. More are offered to who waits, in the order of arrival.'
                : 'Nobody can register for this event until you save its terms.'
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

/** The numbers of an event, as its screen tells them. */
const factsOf = ({ counts, capacity = 0 }: OfficeEvent) =>
  [
    ['Places', capacity],
    ['Registered', counts.registered],
    ['Offered', counts.offered],
    ['Waiting', counts.waiting],
    ['Email not confirmed', counts.asked],
    ['Left or taken out', counts.left + counts.removed + counts.lapsed],
  ] as const
