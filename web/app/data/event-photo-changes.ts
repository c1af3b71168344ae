import { useMutation } from '@tanstack/react-query'
import { addEventPhotos, readEventPhotos, removeEventPhoto } from 'contract/events/event-photos'
import { call } from '#app/lib/call'
import { eventsKey } from './events'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export const ownPhotosQuery = (eventId: string) =>
  freshQuery([...eventsKey, 'own photos', eventId], readEventPhotos, { params: { _id: eventId } })

export function usePhotoCalls(eventId: string) {
  const onSettled = useRefetch(eventsKey)
  return {
    add: useMutation({
      mutationFn: (photos: string[]) =>
        call(addEventPhotos, { params: { _id: eventId }, body: { photos } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (photoId: string) =>
        call(removeEventPhoto, { params: { _id: eventId, photoId } }),
      onSettled,
    }),
  }
}
