import { ArrowLeft } from 'lucide-react'
import type { PanelProps } from '../panel'
import { EventForm } from './event-form'

/** Makes a new event, or changes the one that the panel was asked to edit. */
export function EventFormView({ panel }: PanelProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <button
        type="button"
        onClick={() => panel.open('events')}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to Events
      </button>
      <EventForm panel={panel} event={panel.editedEvent} />
    </div>
  )
}
