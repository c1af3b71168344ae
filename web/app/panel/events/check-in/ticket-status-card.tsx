import { college } from 'college/facts'
import { Ban, CircleCheckBig, type IconNode, TriangleAlert } from 'lucide'
import { Icon } from '#app/ui/icon'
import type { SeenScan } from './check-in-state'
import type { TicketStatusResult } from './check-ticket'
import type { Signal } from './signals'
import { attendeeNameOf, signalOf } from './use-ticket-status'

const clock = new Intl.DateTimeFormat(college.locale, {
  timeZone: college.timeZone,
  hour: 'numeric',
  minute: '2-digit',
})

/** `10:02 AM, Phone KQ`. */
export const seenText = ({ scannedAt, device }: SeenScan) =>
  `${clock.format(new Date(scannedAt))}, ${device}`

const looks: Record<Signal, { icon: IconNode; classes: string }> = {
  good: { icon: CircleCheckBig, classes: 'border-leaf-700 bg-leaf-100 text-leaf-700' },
  ask: { icon: TriangleAlert, classes: 'border-gold-500 bg-gilt-soft text-gilt' },
  bad: { icon: Ban, classes: 'border-danger-600 bg-danger-50 text-danger-700' },
}

const moreOf = ({ person, takesSeat, way }: Extract<TicketStatusResult, { kind: 'in' }>) => {
  if (takesSeat) return 'From the waiting list, using an empty seat.'
  if (way === 'name') return 'Registered. Found by name, ticket not checked.'
  return person
    ? 'The ticket is valid.'
    : 'The ticket is valid. They registered after this list was loaded.'
}

function wordsOf(result: TicketStatusResult): { word: string; more: string } {
  switch (result.kind) {
    case 'in':
      return { word: 'Let in', more: moreOf(result) }
    case 'written':
      return { word: 'Let in', more: 'Added as a walk-in.' }
    case 'attributed':
      return {
        word: 'Let in',
        more: 'Registered with this email address, so not counted as a walk-in.',
      }
    case 'double':
      return { word: 'Already in', more: `Checked in at ${seenText(result.first)}.` }
    case 'waiting':
      return {
        word: 'On the waiting list',
        more: result.entry
          ? 'No seat yet, but some registered guests haven’t arrived.'
          : 'No seat has come free for this ticket.',
      }
    case 'undone':
      return { word: 'Undone', more: 'They are no longer checked in.' }
    case 'left':
      return { word: 'Not registered', more: 'Their registration was cancelled.' }
    case 'other event':
      return { word: 'Wrong event', more: 'This ticket is for a different event.' }
    case 'forged':
      return { word: 'Not valid', more: 'This ticket was not issued by the college.' }
    case 'no ticket':
      return { word: 'Not a ticket', more: 'This QR code is not a ticket.' }
    case 'no name':
      return { word: 'Not found', more: 'Nobody with this name has registered.' }
    case 'no code':
      return { word: 'Not found', more: 'No ticket has this code. Search by name instead.' }
  }
}

export function TicketStatusCard({
  ticketStatus,
  number,
}: {
  ticketStatus: TicketStatusResult | undefined
  number: number
}) {
  const look = ticketStatus && looks[signalOf(ticketStatus)]
  const words = ticketStatus && wordsOf(ticketStatus)
  const name = ticketStatus && attendeeNameOf(ticketStatus)
  return (
    <div role="status" aria-live="assertive" className="min-h-32">
      {look && words ? (
        <div
          key={number}
          className={`flex min-h-32 items-center gap-4 rounded-card border-4 p-4 ${look.classes}`}
        >
          <Icon of={look.icon} className="size-14 shrink-0" />
          <div className="min-w-0">
            <p className="text-3xl leading-tight font-bold">{words.word}</p>
            {name && (
              <p translate="no" className="text-xl font-semibold wrap-anywhere text-ink">
                {name}
              </p>
            )}
            <p className="text-ink-soft">{words.more}</p>
          </div>
        </div>
      ) : (
        <div className="grid min-h-32 place-items-center rounded-card border-2 border-dashed border-line-strong p-4 text-center text-ink-muted">
          <p>Scan a ticket, or enter a code or name.</p>
        </div>
      )}
    </div>
  )
}
