import { useQuery } from '@tanstack/react-query'
import type { EventEntry } from 'contract/events/events'
import type { OfficeEvent } from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { Pencil } from 'lucide'
import { useState } from 'react'
import { eventEntryQuery } from '#app/data/event-entry'
import { eventCategoriesQuery } from '#app/data/events'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import { CardPicture } from '../../shell/list/card-picture'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { EventLines } from '../calendar/event-lines'
import { ActButtons } from '../lifecycle/action-buttons'
import { copyOf, isDialogAct } from '../lifecycle/actions'
import { EventDialog } from '../lifecycle/event-dialog'
import { RegistrationSettings } from '../registrations/terms-card'

type DetailsTabProps = PanelProps & {
  event: OfficeEvent
  terms: RegistrationTerms | undefined
  onSetUp: () => void
}

export function DetailsTab({ event, terms, panel, onSetUp }: DetailsTabProps) {
  const { has } = useRights()
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {has('see records') && <EventCard eventId={event._id} panel={panel} />}
      <RegistrationSettings
        {...{ terms, panel, onSetUp }}
        name={`details ${event._id}`}
        eventId={event._id}
      />
    </div>
  )
}

function EventCard({ eventId, panel }: PanelProps & { eventId: string }) {
  const { data: event, isError } = useQuery(eventEntryQuery(eventId))
  useQuery(eventCategoriesQuery()) // read by the lines
  return (
    <Card title="Event details" className="p-5 sm:p-6">
      {event ? (
        <EventText event={event} panel={panel} />
      ) : (
        <p role={isError ? 'alert' : 'status'} className="mt-3">
          {isError ? 'The event could not be loaded.' : 'Loading...'}
        </p>
      )}
    </Card>
  )
}

function EventText({ event, panel }: PanelProps & { event: EventEntry }) {
  const [act, setAct] = useState<string>()
  const { has } = useRights()
  return (
    <div className="mt-4 grid gap-4">
      <CardPicture
        address={event.image}
        name={event.title}
        sizes="(min-width: 40rem) 24rem, 100vw"
        className="aspect-video w-full max-w-96 rounded-md"
        placeholder={null}
      />
      <p translate="no" className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {event.description}
      </p>
      <EventLines event={event} />
      {has('write records') && (
        <div className="grid gap-3 sm:grid-cols-[auto_auto] sm:justify-start">
          <Button
            icon={Pencil}
            isIconSmall
            onClick={() => panel.edit('add-event', { record: event, isFromHub: true })}
          >
            Edit details
          </Button>
          <ActButtons
            event={event}
            onAct={(chosen) => {
              if (chosen === 'copy') panel.edit('add-event', { copyOf: copyOf(event) })
              else setAct(chosen)
            }}
          />
        </div>
      )}
      {act !== undefined && isDialogAct(act) && (
        <EventDialog event={event} act={act} panel={panel} onClose={() => setAct(undefined)} />
      )}
    </div>
  )
}
