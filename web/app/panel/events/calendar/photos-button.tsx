import type { Event } from 'contract/events/events'
import { Images } from 'lucide'
import { useState } from 'react'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { useRights } from '../../shell/use-rights'
import { PhotosDialog } from './photos-dialog'

export function PhotosButton({ event }: { event: Event }) {
  const { has } = useRights()
  const { now } = useSite()
  const [isOpen, setOpen] = useState(false)
  if (!has('write records') || event.date > now.toISOString()) return null
  return (
    <>
      <button
        type="button"
        aria-label={`Photos of ${event.title}`}
        onClick={() => setOpen(true)}
        className="button-outline px-3"
      >
        <Icon of={Images} className="size-4" />
        Photos
      </button>
      {isOpen && <PhotosDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}
