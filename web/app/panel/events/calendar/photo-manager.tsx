import { useQuery } from '@tanstack/react-query'
import type { ListedItem } from 'contract/content/library/items'
import { useState } from 'react'
import { ownPhotosQuery, usePhotoCalls } from '#app/data/event-photo-changes'
import { ItemPicture } from '../../content/library/item-picture'
import { LibraryList } from '../../content/library/library-list'
import { UploadZone } from '../../content/library/upload-zone'
import { useAddedFiles } from '../../content/library/use-added-files'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { NewPhotos } from './new-photos'

type PhotoManagerProps = PanelProps & { eventId: string }

export function PhotoManager({ eventId, panel }: PhotoManagerProps) {
  const { data, isError } = useQuery(ownPhotosQuery(eventId))
  const [text, setText] = useState('')
  const files = useAddedFiles(panel, {
    name: `photos ${eventId}`,
    kind: 'picture',
    onAdded: () => setText(''),
    areToSend: true,
  })
  return (
    <>
      <UploadZone kind="picture" uploads={files.uploads} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
          Choose existing
        </summary>
        <LibraryList kind="picture" onOpen={files.add} />
      </details>
      <p role="status">{text}</p>
      {files.items.length > 0 && <NewPhotos eventId={eventId} files={files} onMessage={setText} />}
      {isError && !data && <p role="alert">The photos could not be loaded.</p>}
      {data && <PublicPhotos eventId={eventId} photos={data.photos} onMessage={setText} />}
    </>
  )
}

const removeFailed = 'The photo could not be removed. Check your connection and try again.'

type PublicPhotosProps = {
  eventId: string
  photos: readonly ListedItem[]
  onMessage: (message: string) => void
}

function PublicPhotos({ eventId, photos, onMessage }: PublicPhotosProps) {
  const { remove } = usePhotoCalls(eventId)
  if (photos.length === 0) return <p>No photos on the event page yet.</p>
  return (
    <section aria-label="On the event page" className="grid gap-3">
      <h3 className="text-lg text-heading">On the event page</h3>
      <ul className="grid gap-3 sm:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo._id} className="grid content-start gap-2">
            <ItemPicture item={photo} sizes="16rem" className="aspect-4/3 w-full rounded-md" />
            <span translate="no" className="wrap-anywhere text-ink-soft">
              {photo.alt ?? photo.name}
            </span>
            <Button
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(photo._id, {
                  onSuccess: ({ message }) => onMessage(message),
                  onError: (error) => reportFailure(error, onMessage, removeFailed),
                })
              }
            >
              Remove<span translate="no" className="sr-only">{` ${photo.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
