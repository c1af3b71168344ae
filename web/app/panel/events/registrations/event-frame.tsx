import type { UseQueryResult } from '@tanstack/react-query'
import { lifecycleLabels } from 'contract/events/event-status'
import type { OfficeEvent } from 'contract/events/registration-office'
import { type ReactNode, useEffect, useRef } from 'react'
import { eventWhenHere } from '#app/lib/event-when'
import { BackButton } from '../../shell/back-button'
import type { PanelProps } from '../../shell/panel'

export type EventView = 'registrations' | 'attendance'

const others = {
  registrations: { view: 'attendance', label: 'Attendance and certificates' },
  attendance: { view: 'registrations', label: 'Registrations' },
} as const satisfies Record<EventView, { view: EventView; label: string }>

type EventSummary = Omit<OfficeEvent, 'counts'>

type EventFrameProps<Shown> = PanelProps & {
  view: EventView
  label: string
  asked: UseQueryResult<Shown>
  failure: string
  children: (visible: Shown) => ReactNode
}

export function EventFrame<Shown extends { event: EventSummary }>(props: EventFrameProps<Shown>) {
  const { view, label, asked, failure, panel, children } = props
  const { data, isError } = asked
  return (
    <section aria-label={label} className="grid gap-5">
      <div>
        <BackButton onClick={() => panel.open(view, { choice: panel.start.choice })}>
          All events
        </BackButton>
      </div>
      {data ? (
        <>
          <EventHead event={data.event} view={view} panel={panel} />
          {children(data)}
        </>
      ) : (
        <p role={isError ? 'alert' : 'status'}>{isError ? failure : 'Loading...'}</p>
      )}
    </section>
  )
}

/** `Postponed. Reason: the hall is flooded` */
const whatBecame = ({ eventState, eventNote }: EventSummary) =>
  [eventState && `${lifecycleLabels[eventState]}.`, eventNote && `Reason: ${eventNote}`]
    .filter(Boolean)
    .join(' ')

type EventHeadProps = PanelProps & { event: EventSummary; view: EventView }

function EventHead({ event, view, panel }: EventHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The list with the focused button is gone.
  useEffect(() => heading.current?.focus(), [])
  const other = others[view]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-2xl wrap-anywhere text-heading outline-none"
        >
          {event.title}
        </h2>
        <p className="text-ink-soft">{eventWhenHere.whole(event)}</p>
        {event.eventState && (
          <p className="mt-1 font-semibold wrap-anywhere text-danger-700">{whatBecame(event)}</p>
        )}
      </div>
      {panel.canOpen(other.view) && (
        <button
          type="button"
          className="button-outline"
          onClick={() => panel.open(other.view, { eventId: event._id })}
        >
          {other.label}
        </button>
      )}
    </div>
  )
}
