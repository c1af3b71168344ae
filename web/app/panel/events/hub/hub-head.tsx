import { previewEvent } from 'contract/events/event-entry'
import { lifecycleLabels } from 'contract/events/event-status'
import type { OfficeEvent } from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { urlOf } from 'contract/platform/client'
import { useEffect, useRef } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { formatDateTime } from '#app/lib/format-date-time'
import { useSite } from '#app/lib/site'
import { BackButton } from '../../shell/back-button'
import type { PanelProps } from '../../shell/panel'
import { SiteLink } from '../../shell/site-link'
import { useRights } from '../../shell/use-rights'
import { RegistrationSwitch } from './registration-switch'

type HubHeadProps = PanelProps & {
  event: OfficeEvent
  terms: RegistrationTerms | undefined
  onBack: () => void
}

/** `Postponed. Reason: the hall is flooded` */
const whatBecame = ({ eventState, eventNote }: OfficeEvent) =>
  [eventState && `${lifecycleLabels[eventState]}.`, eventNote && `Reason: ${eventNote}`]
    .filter(Boolean)
    .join(' ')

function visibilityOf({ isDraft, publishAt }: OfficeEvent, now: Date): string | undefined {
  if (isDraft) return 'Draft'
  if (publishAt && publishAt > now.toISOString())
    return `Scheduled for ${formatDateTime(publishAt)}`
  return undefined
}

export function HubHead({ event, terms, panel, onBack }: HubHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { now } = useSite()
  // The list with the focused button is gone.
  useEffect(() => heading.current?.focus(), [])
  const hidden = visibilityOf(event, now)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <div className="flex flex-wrap items-center gap-x-6">
          <BackButton onClick={onBack}>All events</BackButton>
          <PageLink eventId={event._id} isHidden={hidden !== undefined} />
        </div>
        {terms && <RegistrationSwitch event={event} terms={terms} panel={panel} />}
      </div>
      <div>
        <h2
          translate="no"
          ref={heading}
          tabIndex={-1}
          className="text-2xl wrap-anywhere text-heading outline-none"
        >
          {event.title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <p>{eventWhenHere.whole(event)}</p>
          {hidden && (
            <p className="rounded-full bg-sand-200 px-3 text-sm font-semibold text-brand-950">
              {hidden}
            </p>
          )}
        </div>
        {event.eventState && (
          <p className="mt-1 font-semibold wrap-anywhere text-danger-700">{whatBecame(event)}</p>
        )}
      </div>
    </>
  )
}

/** Before it is public, the page is shown as it will be. */
function PageLink({ eventId, isHidden }: { eventId: string; isHidden: boolean }) {
  const { has } = useRights()
  if (!isHidden) return <SiteLink address={pathOf('event', { eventId })} />
  if (!has('see records')) return null
  return (
    <SiteLink address={urlOf(previewEvent, { params: { _id: eventId } })}>Preview page</SiteLink>
  )
}
