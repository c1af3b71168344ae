import type { Event } from 'contract/events/events'
import { Ticket } from 'lucide'
import { Icon } from '#app/ui/icon'
import type { PanelProps } from '../../shell/panel'

export function RegistrationsButton({ event, panel }: PanelProps & { event: Event }) {
  if (!panel.canOpen('registrations')) return null
  return (
    <button
      type="button"
      aria-label={`Registrations for ${event.title}`}
      onClick={() => panel.open('registrations', { eventId: event._id })}
      className="button-outline px-3"
    >
      <Icon of={Ticket} className="size-4" />
      Registrations
    </button>
  )
}
