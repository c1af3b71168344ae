import type { EventEntry } from 'contract/events/events'
import { ChevronUp, Ellipsis } from 'lucide'
import { useDisclosure } from '#app/lib/use-disclosure'
import { Icon } from '#app/ui/icon'
import { useRights } from '../../shell/use-rights'
import { actLabel, actsFor, type EventAct, eventActs } from './actions'

type ActButtonsProps = {
  event: EventEntry
  onAct: (act: EventAct) => void
  isInRow?: boolean
}

/** Opens over the card or the rows below, which keep their height. */
export function ActButtons({ event, onAct, isInRow = false }: ActButtonsProps) {
  const { detailsProps, isOpen, setIsOpen } = useDisclosure()
  if (!useRights().has('write records')) return null
  const click = (act: EventAct) => {
    // The next dialog returns the focus to what has it now.
    detailsProps.ref.current?.querySelector('summary')?.focus()
    setIsOpen(false)
    onAct(act)
  }
  return (
    <details {...detailsProps} className="group relative">
      <summary
        aria-label={`More for ${event.title}`}
        title={isInRow ? 'More' : undefined}
        className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${isInRow ? 'grid size-11 place-items-center rounded-md text-accent hover:bg-accent-soft' : 'button-outline w-full px-3'}`}
      >
        {isInRow ? (
          <Icon of={Ellipsis} className="size-5" />
        ) : (
          <>
            More
            <Icon of={ChevronUp} className="size-4 group-open:rotate-180" />
          </>
        )}
      </summary>
      {isOpen && (
        <ul
          className={`absolute rounded-card border border-line-strong bg-card p-2 shadow-lift ${isInRow ? 'top-full right-0 z-10 mt-1 w-60' : 'inset-x-0 bottom-full mb-2 min-w-60'}`}
        >
          {actsFor(event).map((act) => (
            <li key={act}>
              <button
                type="button"
                aria-label={`${actLabel(act, event)} ${event.title}`}
                onClick={() => click(act)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left font-semibold text-accent hover:bg-tint"
              >
                <Icon of={eventActs[act].icon} className="size-4" />
                {actLabel(act, event)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
