import type { Event } from 'contract/events/events'
import { Images, Ticket } from 'lucide'
import { useState } from 'react'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { RowIconButton } from '../../shell/list/row-icon-button'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { PhotosDialog } from './photos-dialog'

type EventButtonProps = { event: Event; isInRow?: boolean }

export function RegistrationsButton({
  event,
  panel,
  isInRow = false,
}: PanelProps & EventButtonProps) {
  if (!panel.canOpen('registrations')) return null
  const label = `Registrations for ${event.title}`
  const open = () => panel.open('registrations', { eventId: event._id })
  if (isInRow) return <RowIconButton icon={Ticket} label={label} onClick={open} />
  return (
    <button type="button" aria-label={label} onClick={open} className="button-outline px-3">
      <Icon of={Ticket} className="size-4" />
      Registrations
    </button>
  )
}

export function PhotosButton({ event, isInRow = false }: EventButtonProps) {
  const { has } = useRights()
  const { now } = useSite()
  const [isOpen, setOpen] = useState(false)
  if (!has('write records') || event.date > now.toISOString()) return null
  const label = `Photos of ${event.title}`
  const open = () => setOpen(true)
  return (
    <>
      {isInRow ? (
        <RowIconButton icon={Images} label={label} onClick={open} />
      ) : (
        <button type="button" aria-label={label} onClick={open} className="button-outline px-3">
          <Icon of={Images} className="size-4" />
          Photos
        </button>
      )}
      {isOpen && <PhotosDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}
