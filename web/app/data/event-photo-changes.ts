import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { addEventPhotos, readEventPhotos, removeEventPhoto } from 'contract/events/event-photos'
import { call } from '#app/lib/call'
import { eventsKey } from './events'

export const ownPhotosQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'own photos', eventId],
    queryFn: ({ signal }) => call(readEventPhotos, { params: { _id: eventId }, signal }),
    staleTime: 0,
  })

export function usePhotoCalls(eventId: string) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: eventsKey })
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
