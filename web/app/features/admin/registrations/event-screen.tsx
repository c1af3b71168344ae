import { useQuery } from '@tanstack/react-query'
import type { OfficeEvent } from 'contract/registration-office'
import { useEffect, useRef } from 'react'
import { officeEventQuery } from '#app/data/registration-office'
import { eventWhen } from '#app/lib/event-when'
import { Card } from '../card'
import type { PanelProps } from '../panel'
import { Totals } from '../totals'
import { AddPerson } from './add-person'
import { PeopleList } from './people-list'
import { TermsFormCard } from './terms-form'

type EventScreenProps = PanelProps & { eventId: string; onBack: () => void }

/** The registrations of one event: its numbers, who has registered, and its terms. */
export function EventScreen({ eventId, panel, onBack }: EventScreenProps) {
  const { data, isError } = useQuery(officeEventQuery(eventId))
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  // The list with what was pressed has gone.
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  return (
    <section aria-label="Registrations of an event" className="grid gap-5">
      <button type="button" onClick={onBack} className="button-outline justify-self-start">
        Back to all events
      </button>
      {!data && (
        <p role={isError ? 'alert' : 'status'}>
          {isError ? 'The event could not be loaded.' : 'Loading...'}
        </p>
      )}
      {data && (
        <>
          <div>
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-2xl wrap-anywhere text-heading outline-none"
            >
              {data.event.title}
            </h2>
            <p className="text-ink-soft">
              {eventWhen.whole(data.event)}
              {data.event.eventState && ` · ${data.event.eventState}`}
            </p>
          </div>
          {data.terms && (
            <>
              <Totals facts={factsOf(data.event)} columns={6} />
              <PeopleList eventId={eventId} panel={panel} />
              <AddPerson eventId={eventId} panel={panel} />
            </>
          )}
          <Card
            title={data.terms ? 'Terms of registration' : 'Open registration'}
            lead={
              data.terms
                ? 'Fewer places take nobody out. More are offered to who waits, in the order of arrival.'
                : 'Nobody can register for this event until you save its terms.'
            }
            className="p-5 sm:p-6"
          >
            <TermsFormCard eventId={eventId} terms={data.terms} panel={panel} />
          </Card>
        </>
      )}
    </section>
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
