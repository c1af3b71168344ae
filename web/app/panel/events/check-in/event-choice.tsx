import { useQuery } from '@tanstack/react-query'
import type { CheckInEvent } from 'contract/events/check-in'
import { ApiError } from 'contract/platform/client'
import { countOf, formatCount } from 'contract/platform/format-count'
import { useEffect, useState } from 'react'
import { checkInEventsQuery } from '#app/data/check-in'
import { eventWhenHere } from '#app/lib/event-when'
import { storeRoster } from './check-in'
import { type KnownEvent, readEvents } from './device-store'

/** Walk-ins are none of the registered people: otherwise, 31 of 30 could be there. */
function cameText({ came, walkIns, registered }: CheckInEvent['counts']): string {
  if (registered === 0) return `${formatCount(came)} checked in, no registrations`
  const others = walkIns > 0 ? `, ${countOf(walkIns, 'walk-in', 'walk-ins')}` : ''
  return `${formatCount(came - walkIns)} of ${formatCount(registered)} checked in${others}`
}

const unauthorized = 401

function reasonOf(error: Error): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === unauthorized) return 'Signed out'
  return status === 0 ? 'Offline' : 'The latest lists could not be loaded'
}

function useChoice() {
  const { data, error } = useQuery(checkInEventsQuery())
  const [known, setKnown] = useState<KnownEvent[]>()
  useEffect(() => {
    readEvents().then(setKnown, () => setKnown([]))
  }, [])
  const here = known?.map(({ roster }) => roster.event) ?? []
  const events = data?.events ?? here
  const isReady = ({ _id }: CheckInEvent) => here.some((event) => event._id === _id)
  return {
    events,
    isReady,
    isLoading: !data && !error && known === undefined,
    whyKnownOnly: !data && error ? reasonOf(error) : undefined,
  }
}

export function EventChoice({ onOpen }: { onOpen: (eventId: string) => void }) {
  const { events, isReady, isLoading, whyKnownOnly } = useChoice()
  const [opening, setOpening] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const open = async (event: CheckInEvent) => {
    setOpening(event._id)
    setFailed(undefined)
    try {
      await storeRoster(event._id)
      onOpen(event._id)
    } catch {
      if (isReady(event)) onOpen(event._id)
      else setFailed('The guest list could not be loaded. Check your connection.')
    } finally {
      setOpening(undefined)
    }
  }
  if (isLoading) return <p role="status">Loading events...</p>
  return (
    <div className="grid gap-4">
      {whyKnownOnly && (
        <p role="status">
          {`${whyKnownOnly}. ${events.length > 0 ? 'You can use the lists saved on this phone.' : 'No lists are saved on this phone yet.'}`}
        </p>
      )}
      {failed && (
        <p role="alert" className="rounded-md bg-danger-50 px-3 py-2 font-semibold text-danger-700">
          {failed}
        </p>
      )}
      {events.length === 0 && !whyKnownOnly && <p>No events yesterday, today or tomorrow.</p>}
      <ul className="grid gap-3">
        {events.map((event) => (
          <li key={event._id}>
            <button
              type="button"
              disabled={opening !== undefined}
              onClick={() => void open(event)}
              className="grid w-full gap-0.5 rounded-card border border-line bg-card p-4 text-left shadow-card transition-shadow duration-300 hover:shadow-lift"
            >
              <span translate="no" className="text-lg font-semibold wrap-anywhere text-heading">
                {event.title}
              </span>
              <span className="text-ink-soft">
                {eventWhenHere.whole(event)}
                {event.venue && (
                  <>
                    {' · '}
                    <bdi>{event.venue}</bdi>
                  </>
                )}
              </span>
              <span className="text-ink-muted">
                {opening === event._id ? 'Loading guest list...' : cameText(event.counts)}
                {event.eventState && ` · ${event.eventState}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
