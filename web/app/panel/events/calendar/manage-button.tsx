import type { Event } from 'contract/events/events'
import { ChevronRight } from 'lucide'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { IconButton } from '../../shell/icon-button'
import type { PanelProps } from '../../shell/panel'
import { openEvent } from '../hub/open-event'

type ManageButtonProps = PanelProps & { event: Event; isInRow?: boolean }

export function ManageButton({ event, panel, isInRow = false }: ManageButtonProps) {
  if (!panel.canOpen('event')) return null
  // Begins with the words on the button, which people say to press it.
  const label = `Manage event: ${event.title}`
  const open = () => openEvent(panel, { eventId: event._id, tab: 'details', from: 'events' })
  if (isInRow) return <IconButton icon={ChevronRight} label={label} title={label} onClick={open} />
  return (
    <Button aria-label={label} onClick={open} className="px-3">
      Manage event
      <Icon of={ChevronRight} className="size-4" />
    </Button>
  )
}
