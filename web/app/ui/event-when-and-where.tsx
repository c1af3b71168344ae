import type { ReactNode } from 'react'
import type { ListedEvent } from '#app/data/events'
import { eventWhenHere } from '#app/lib/event-when'

type OfEvent = { event: ListedEvent }

const PreviousText = ({ text, now }: { text: string | undefined; now: string }) =>
  text !== undefined &&
  text !== now && (
    <s className="block text-ink-muted">
      <span className="sr-only">Previously </span>
      {text}
    </s>
  )

const Holding = ({ event, children }: OfEvent & { children: ReactNode }) =>
  event.state ? <s>{children}</s> : children

const previousOf = ({ previousDate, state }: ListedEvent) =>
  previousDate && !state ? { date: previousDate } : undefined

export function EventDays({ event, isLong = false }: OfEvent & { isLong?: boolean }) {
  const words = isLong ? eventWhenHere.weekDays : eventWhenHere.days
  const previous = previousOf(event)
  const now = words(event)
  return (
    <>
      <PreviousText text={previous && words(previous)} now={now} />
      <Holding event={event}>
        <time dateTime={event.date}>{now}</time>
      </Holding>
      {event.state === 'postponed' && <span className="block">New date to be announced</span>}
    </>
  )
}

export function EventHoursText({ event }: OfEvent) {
  const previous = previousOf(event)
  const isSameDay =
    previous && eventWhenHere.days(previous) === eventWhenHere.days({ date: event.date })
  const now = eventWhenHere.hours(event)
  const isWritten = event.time || event.isAllDay
  return (
    <>
      {isSameDay && !isWritten && (
        <PreviousText
          text={eventWhenHere.hours(previous)}
          now={eventWhenHere.hours({ date: event.date })}
        />
      )}
      <Holding event={event}>
        <span>{now}</span>
      </Holding>
    </>
  )
}

export function EventVenue({ event }: OfEvent) {
  const { venue, onlineLink, previousVenue, state } = event
  const now = venue || (onlineLink ? 'Online' : 'Venue not specified')
  return (
    <>
      <PreviousText text={state ? undefined : previousVenue} now={now} />
      {now}
    </>
  )
}
