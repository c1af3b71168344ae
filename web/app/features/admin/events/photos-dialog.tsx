import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events'
import type { LibraryItem } from 'contract/library/items'
import { X } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '#app/components/icon'
import { Dialog } from '#app/components/modal'
import { ownPhotosQuery } from '#app/data/event-photo-changes'
import { LibraryList } from '../library/library-list'
import { UploadZone } from '../library/upload-zone'
import { NewPhotos } from './new-photos'
import { ShownPhotos } from './shown-photos'

type PhotosDialogProps = { event: Event; onClose: () => void }

/** What the page of an event shows of it afterwards: new photos, each described, and those that are there. */
export function PhotosDialog({ event, onClose }: PhotosDialogProps) {
  const id = useId()
  const { data, isError } = useQuery(ownPhotosQuery(event._id))
  const [chosen, setChosen] = useState<readonly LibraryItem[]>([])
  const [said, setSaid] = useState('')
  const choose = (item: LibraryItem) => {
    setSaid('')
    setChosen((before) => [...before.filter(({ _id }) => _id !== item._id), item])
  }
  return (
    <Dialog
      labelledBy={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))] rounded-card bg-card p-0 text-ink shadow-lift backdrop:bg-veil"
    >
      <div className="grid gap-5 p-4 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-xl wrap-anywhere text-heading">
            {`Photos of ${event.title}`}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft"
          >
            <Icon of={X} className="size-5" />
          </button>
        </div>
        <UploadZone kind="picture" onAdded={choose} />
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
            Choose from the library
          </summary>
          <LibraryList kind="picture" onOpen={choose} />
        </details>
        <p role="status">{said}</p>
        {chosen.length > 0 && (
          <NewPhotos
            eventId={event._id}
            photos={chosen}
            onChange={setChosen}
            onAdded={(message) => {
              setChosen([])
              setSaid(message)
            }}
          />
        )}
        {isError && !data && <p role="alert">The photos could not be loaded.</p>}
        {data && <ShownPhotos eventId={event._id} photos={data.photos} onSaid={setSaid} />}
      </div>
    </Dialog>
  )
}
