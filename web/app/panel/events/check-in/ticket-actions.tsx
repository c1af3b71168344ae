import { Undo2 } from 'lucide'
import { Icon } from '#app/ui/icon'
import type { useTicketStatus } from './use-ticket-status'
import { attendeeNameOf } from './use-ticket-status'

export function TicketActions({ said }: { said: ReturnType<typeof useTicketStatus> }) {
  const { verdict, scanId } = said
  if (!verdict) return null
  const name = attendeeNameOf(verdict)
  if (verdict.kind === 'waiting' && verdict.entry) {
    const { person, entry } = verdict
    return (
      <button
        type="button"
        className="button-primary"
        onClick={() => void said.letInWaiting(person, entry)}
      >
        {`Let ${person.name} in anyway`}
      </button>
    )
  }
  if (!scanId) return null
  return (
    <button type="button" className="button-outline" onClick={() => void said.undo(scanId, name)}>
      <Icon of={Undo2} className="size-5" />
      {name ? `Undo check-in of ${name}` : 'Undo check-in'}
    </button>
  )
}
