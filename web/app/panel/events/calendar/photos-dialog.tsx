import { useQuery } from '@tanstack/react-query'
import type { LibraryItem } from 'contract/content/library/items'
import type { Event } from 'contract/events/events'
import { useState } from 'react'
import { ownPhotosQuery } from '#app/data/event-photo-changes'
import { LibraryList } from '../../content/library/library-list'
import { UploadZone } from '../../content/library/upload-zone'
import { WideDialog } from '../../shell/wide-dialog'
import { NewPhotos } from './new-photos'
import { PublicPhotos } from './public-photos'

type PhotosDialogProps = { event: Event; onClose: () => void }

export function PhotosDialog({ event, onClose }: PhotosDialogProps) {
  const { data, isError } = useQuery(ownPhotosQuery(event._id))
  const [chosen, setChosen] = useState<readonly LibraryItem[]>([])
  const [text, setText] = useState('')
  const choose = (item: LibraryItem) => {
    setText('')
    setChosen((before) => [...before.filter(({ _id }) => _id !== item._id), item])
  }
  return (
    <WideDialog
      title={`Photos of ${event.title}`}
      onClose={onClose}
      className="max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))]"
    >
      <UploadZone kind="picture" onAdded={choose} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
          Choose existing
        </summary>
        <LibraryList kind="picture" onOpen={choose} />
      </details>
      <p role="status">{text}</p>
      {chosen.length > 0 && (
        <NewPhotos
          eventId={event._id}
          photos={chosen}
          onChange={setChosen}
          onAdded={(message) => {
            setChosen([])
            setText(message)
          }}
        />
      )}
      {isError && !data && <p role="alert">The photos could not be loaded.</p>}
      {data && <PublicPhotos eventId={event._id} photos={data.photos} onMessage={setText} />}
    </WideDialog>
  )
}
