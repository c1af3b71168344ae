import {
  type Event,
  type EventForm,
  type EventUpdateForm,
  eventCreated,
  eventUpdated,
} from 'contract/events'
import { eventImageBytes } from 'contract/pictures'
import { useCreateEvent, useUpdateEvent } from '#app/data/events'
import { shrinkPicture } from '#app/lib/shrink-picture'

/** Sends a new or changed event, its picture within the limits. Brings the message of success. */
export function useSendEvent(event: Event | undefined) {
  const createEvent = useCreateEvent()
  const updateEvent = useUpdateEvent()
  return async (values: EventUpdateForm, onUploadProgress: (share: number) => void) => {
    const image = values.image && (await shrinkPicture(values.image, eventImageBytes))
    const body = { ...values, image }
    onUploadProgress(0)
    if (event) {
      const answer = await updateEvent.mutateAsync({ eventId: event._id, body, onUploadProgress })
      return answer.message || eventUpdated
    }
    // The form of a new event was checked with the schema that demands a picture.
    const answer = await createEvent.mutateAsync({ body: body as EventForm, onUploadProgress })
    return answer.message || eventCreated
  }
}
