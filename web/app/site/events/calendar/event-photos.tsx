import { useQuery } from '@tanstack/react-query'
import { eventPhotosQuery } from '#app/data/event-photos'
import { Gallery } from '#app/ui/gallery/gallery'

/** What it was like: the photos that were added afterwards. */
export function EventPhotos({ eventId }: { eventId: string }) {
  const { data } = useQuery(eventPhotosQuery(eventId))
  const pictures = data?.photos.map(({ _id, ...picture }) => ({ ...picture, _key: _id })) ?? []
  return pictures.length > 0 ? <Gallery pictures={pictures} /> : null
}
