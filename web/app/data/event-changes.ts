import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createEvent,
  deleteEvent,
  type EventForm,
  type EventUpdateForm,
  updateEvent,
} from 'contract/events'
import { call } from '#app/lib/call'
import { type UploadProgress, upload } from '#app/lib/upload'
import { eventsKey } from './events'

function useEventsChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: eventsKey })
}

/** Publishes an event. */
export function useCreateEvent() {
  const onSuccess = useEventsChanged()
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: EventForm } & UploadProgress) =>
      upload(onUploadProgress)(createEvent, options),
    onSuccess,
  })
}

/** Changes an event; the picture stays when none is given. */
export function useUpdateEvent() {
  const onSuccess = useEventsChanged()
  return useMutation({
    mutationFn: ({
      eventId,
      onUploadProgress,
      ...options
    }: { eventId: string; body: EventUpdateForm } & UploadProgress) =>
      upload(onUploadProgress)(updateEvent, { params: { eventId }, ...options }),
    onSuccess,
  })
}

/** Deletes an event by its id. */
export function useDeleteEvent() {
  const onSuccess = useEventsChanged()
  return useMutation({
    mutationFn: (eventId: string) => call(deleteEvent, { params: { eventId } }),
    onSuccess,
  })
}
