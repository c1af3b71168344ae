import type { ListedItem } from 'contract/content/library/items'
import { usePhotoCalls } from '#app/data/event-photo-changes'
import { ItemPicture } from '../../content/library/item-picture'
import { Button } from '../../shell/button'
import { reportFailure } from '../../shell/report-failure'

const failed = 'The photo could not be removed. Check your connection and try again.'

type PublicPhotosProps = {
  eventId: string
  photos: readonly ListedItem[]
  onMessage: (message: string) => void
}

export function PublicPhotos({ eventId, photos, onMessage }: PublicPhotosProps) {
  const { remove } = usePhotoCalls(eventId)
  if (photos.length === 0) return <p>No photos on the event page yet.</p>
  return (
    <section aria-label="On the event page" className="grid gap-3">
      <h3 className="text-lg text-heading">On the event page</h3>
      <ul className="grid gap-3 sm:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo._id} className="grid content-start gap-2">
            <ItemPicture item={photo} sizes="16rem" className="aspect-4/3 w-full rounded-md" />
            <span className="wrap-anywhere text-ink-soft">{photo.alt ?? photo.name}</span>
            <Button
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(photo._id, {
                  onSuccess: ({ message }) => onMessage(message),
                  onError: (error) => reportFailure(error, onMessage, failed),
                })
              }
            >
              Remove<span className="sr-only">{` ${photo.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
