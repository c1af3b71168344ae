import {
  type Event,
  type EventForm,
  type EventUpdateForm,
  eventCreated,
  eventUpdated,
} from 'contract/events'
import { eventImageBytes } from 'contract/pictures'
import { useCreateEvent, useUpdateEvent } from '#app/data/event-changes'
import { shrinkPicture } from '#app/lib/shrink-picture'
import type { Saved } from '../use-save'

/** Sends a new or changed event, its picture within the limits. Brings the message of success, and the id. */
export function useSendEvent(event: Event | undefined) {
  const createEvent = useCreateEvent()
  const updateEvent = useUpdateEvent()
  return async (
    values: EventUpdateForm,
    onUploadProgress: (share: number) => void,
  ): Promise<Saved> => {
    const image = values.image && (await shrinkPicture(values.image, eventImageBytes))
    const body = { ...values, image }
    onUploadProgress(0)
    if (event) {
      const answer = await updateEvent.mutateAsync({ eventId: event._id, body, onUploadProgress })
      return { message: answer.message || eventUpdated, _id: event._id }
    }
    // The form of a new event was checked with the schema that demands a picture.
    const answer = await createEvent.mutateAsync({ body: body as EventForm, onUploadProgress })
    return { message: answer.message || eventCreated, _id: answer._id }
  }
}
