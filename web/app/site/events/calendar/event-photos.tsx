import { useQuery } from '@tanstack/react-query'
import { eventPhotosQuery } from '#app/data/event-photos'
import { Gallery } from '#app/ui/gallery/gallery'

export function EventPhotos({ eventId }: { eventId: string }) {
  const { data } = useQuery(eventPhotosQuery(eventId))
  const pictures = data?.photos.map(({ _id, ...picture }) => ({ ...picture, _key: _id })) ?? []
  return pictures.length > 0 ? <Gallery pictures={pictures} /> : null
}
